"""What `/metrics` shows: counters, gauges and two histograms in the text form of Prometheus."""

from bisect import bisect_left
from typing import Final

BOUNDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Histogram:
    def __init__(self, name: str, text: str) -> None:
        self._name = name
        self._text = text
        self._counts = [0] * (len(BOUNDS) + 1)
        self._sum = 0.0

    def observe(self, seconds: float) -> None:
        self._counts[bisect_left(BOUNDS, seconds)] += 1
        self._sum += seconds

    def lines(self) -> list[str]:
        out = [f"# HELP {self._name} {self._text}", f"# TYPE {self._name} histogram"]
        total = 0
        for bound, count in zip((*map(str, BOUNDS), "+Inf"), self._counts, strict=True):
            total += count
            out.append(f'{self._name}_bucket{{le="{bound}"}} {total}')
        return [*out, f"{self._name}_sum {self._sum:.6f}", f"{self._name}_count {total}"]


class Metrics:
    def __init__(self) -> None:
        self.counters: dict[str, int] = dict.fromkeys(COUNTERS, 0)
        self.gauges: dict[str, int] = dict.fromkeys(GAUGES, 0)
        self.refusals: dict[str, int] = {}
        self.store_seconds: Final = Histogram(
            "monopoly_store_seconds", "From an action carried out to flushed."
        )

    def count(self, name: str, more: int = 1) -> None:
        self.counters[name] += more

    def refuse(self, code: str) -> None:
        """Codes are the server's own words, so there are few of them."""
        self.refusals[code] = self.refusals.get(code, 0) + 1

    def text(self) -> str:
        lines: list[str] = []
        for name, text in COUNTERS.items():
            full = f"monopoly_{name}_total"
            lines += [f"# HELP {full} {text}", f"# TYPE {full} counter"]
            lines.append(f"{full} {self.counters[name]}")
        lines += [
            "# HELP monopoly_refused_total What was not done, by the code of the answer.",
            "# TYPE monopoly_refused_total counter",
        ]
        lines += [
            f'monopoly_refused_total{{code="{code}"}} {count}'
            for code, count in sorted(self.refusals.items())
        ]
        for name, text in GAUGES.items():
            full = f"monopoly_{name}"
            lines += [f"# HELP {full} {text}", f"# TYPE {full} gauge"]
            lines.append(f"{full} {self.gauges[name]}")
        return "\n".join([*lines, *self.store_seconds.lines(), ""])


COUNTERS: Final = {
    "tables_opened": "Tables opened.",
    "games_begun": "Games begun.",
    "games_over": "Games played to their end.",
    "actions": "Actions carried out and stored.",
    "actions_by_bots": "Those of them chosen by bots.",
    "entries": "Entries stored in the logs of tables.",
    "entries_lost": "Entries that had been acknowledged and are no longer in the store.",
    "tables_deleted": "Tables deleted because they had been kept long enough.",
    "clients_ahead": "Players who came back with a version the store does not have.",
    "commits": "Commits of the store; each holds one entry or many.",
    "messages_received": "WebSocket messages received.",
    "messages_sent": "WebSocket messages sent.",
    "connections": "WebSocket connections accepted.",
    "requests": "HTTP requests answered.",
    "connections_cut": "Connections cut off because they sent too much.",
    "slow_clients": "Connections closed because their client did not read.",
    "bot_mistakes": "Times a bot failed and something legal was done for it.",
}
GAUGES: Final = {
    "tables": "Tables in memory.",
    "tables_playing": "Those of them with a game going on.",
    "tables_set_aside": "Tables whose rows are damaged.",
    "sockets": "WebSocket connections open.",
}
