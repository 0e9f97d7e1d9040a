"""What the levels for people have in common: how they appraise, trade, bid and build."""
