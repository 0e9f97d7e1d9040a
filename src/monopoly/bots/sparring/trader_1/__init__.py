"""`trader` as it was before its trading was hardened: it stays as it is, to compare with."""
