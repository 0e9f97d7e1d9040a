"""Where randomness comes from: seeded, scripted, or fair (commit and reveal)."""
