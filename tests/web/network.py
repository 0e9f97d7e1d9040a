"""The network of one page, as its browser sees it: how fast it is, and what travels."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from playwright.sync_api import Page

BITS: Final = 8


@dataclass(frozen=True, slots=True)
class Line:
    kilobits: int  # a second, either way
    latency: int  # milliseconds


class Network:
    """Counts from now on. A WebSocket is one request; its messages are counted apart, as they are
    before compression."""

    def __init__(self, page: Page, line: Line | None = None) -> None:
        self.requests: Final[list[str]] = []
        self.bytes: Final[dict[str, int]] = {}  # by address, headers included
        self.message_bytes = 0
        self._urls: Final[dict[str, str]] = {}
        session = page.context.new_cdp_session(page)
        session.on("Network.requestWillBeSent", self._ask)
        session.on("Network.webSocketCreated", self._connect)
        session.on("Network.loadingFinished", self._finish)
        session.on("Network.webSocketFrameReceived", self._hear)
        session.send("Network.enable")
        if line is not None:
            rate = line.kilobits * 1000 / BITS
            conditions = {
                "offline": False,
                "latency": line.latency,
                "downloadThroughput": rate,
                "uploadThroughput": rate,
            }
            session.send("Network.emulateNetworkConditions", conditions)

    @property
    def total(self) -> int:
        return sum(self.bytes.values())

    def _ask(self, event: Mapping[str, Any]) -> None:
        url = str(event["request"]["url"])
        if not url.startswith("data:"):
            self._urls[event["requestId"]] = url
            self.requests.append(url)

    def _connect(self, event: Mapping[str, Any]) -> None:
        self.requests.append(str(event["url"]))

    def _finish(self, event: Mapping[str, Any]) -> None:
        url = self._urls.get(event["requestId"])
        if url is not None:
            self.bytes[url] = self.bytes.get(url, 0) + int(event["encodedDataLength"])

    def _hear(self, event: Mapping[str, Any]) -> None:
        self.message_bytes += len(str(event["response"]["payloadData"]).encode())
