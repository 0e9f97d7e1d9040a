"""What is learned from games, and how: not part of the package."""
