"""House rules compared: the same games under each value of one option."""
