"""The style of the page of a review: the paper and ink of the table, by day and by lamplight."""

from typing import Final

SEATS: Final = (
    *("#b3312c", "#2458a6", "#2d7a46", "#8a5a00"),
    *("#7a3d96", "#0f6f78", "#a33a74", "#4c5560"),
)
SEATS_BY_LAMPLIGHT: Final = (
    *("#ea7a72", "#78a8f0", "#5cba7c", "#d6a53a"),
    *("#c692e0", "#4fbac4", "#e784b8", "#a9b4c0"),
)


def seat_color(seat: int) -> str:
    """As CSS; the small boards keep their paper, and so the colors on it."""
    return f"var(--seat-{seat})"


def _named(colors: tuple[str, ...]) -> str:
    return " ".join(f"--seat-{seat}: {color};" for seat, color in enumerate(colors))


_SEAT_COLORS: Final = f"""
:root, .board {{ {_named(SEATS)} }}
@media (prefers-color-scheme: dark) {{ :root {{ {_named(SEATS_BY_LAMPLIGHT)} }} }}
"""
_RULES: Final = """
:root { --paper: #f5efe0; --card: #fffaf0; --ink: #20242e; --quiet: #5d6470; --line: #cfc4a8; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #16211d; --card: #1f2c27; --ink: #ece6d6; --quiet: #a8b0a8; --line: #3c4a43; }
}
body { margin: 0 auto; max-width: 62rem; padding: 1.5rem; background: var(--paper);
  color: var(--ink); font: 16px/1.5 system-ui, sans-serif; font-variant-numeric: tabular-nums; }
h1, h2 { font-family: "Iowan Old Style", Palatino, Georgia, serif; font-weight: 600; }
h2 { margin: 2rem 0 0.5rem; border-bottom: 1px solid var(--line); }
table { border-collapse: collapse; width: 100%; background: var(--card); }
th, td { padding: 0.35rem 0.6rem; border-bottom: 1px solid var(--line); text-align: right; }
th:first-child, td:first-child { text-align: left; }
th { font-weight: 600; color: var(--quiet); }
.scroll { overflow-x: auto; }
.scroll td, .scroll th { white-space: nowrap; }
nav a { color: inherit; }
.quiet { color: var(--quiet); font-size: 0.9rem; }
.dot { display: inline-block; width: 0.7rem; height: 0.7rem; border-radius: 50%; }
.legend { display: flex; flex-wrap: wrap; gap: 0.2rem 1.2rem; list-style: none; padding: 0; }
.chart { display: block; box-sizing: border-box; width: 100%; min-width: 44rem;
  background: var(--card); border: 1px solid var(--line); }
.chart .line { fill: none; stroke-width: 2; }
.chart .grid { stroke: var(--line); }
.chart .error { stroke: var(--card); stroke-width: 1.5; }
.chart text { fill: var(--quiet); font-size: 12px; }
.chart .end { text-anchor: end; }
.moment { display: grid; grid-template-columns: 13rem 1fr; gap: 1rem; margin: 0 0 1rem;
  padding: 0.8rem; background: var(--card); border: 1px solid var(--line); }
.moment p { margin: 0 0 0.5rem; }
.board { width: 100%; max-width: 13rem; }
.board .paper { fill: #f5efe0; }
.board .space { fill: none; stroke: #b9ad8f; stroke-width: 0.6; }
.board .token { stroke: #fff; stroke-width: 1.2; paint-order: stroke; }
.board .cash { fill: #20242e; font: 13px system-ui, sans-serif; }
.board .rank { fill: #fff; font: 700 9px system-ui, sans-serif; text-anchor: middle;
  paint-order: stroke; stroke: #20242e; stroke-width: 1.6px; }
@media (max-width: 36rem) { .moment { grid-template-columns: 1fr; } td, th { padding: 0.3rem; } }
"""
STYLE: Final = _SEAT_COLORS + _RULES
