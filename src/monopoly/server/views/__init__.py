"""What clients are shown of tables, boards and the statute book. Nothing here changes anything."""
