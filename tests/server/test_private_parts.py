"""What the guards use of uvicorn and websockets beyond what these promise. They are pinned to minor
versions for it (`pyproject.toml`); who raises the pin is told here what is gone."""

import inspect
from typing import Final

import pytest
from uvicorn.protocols.http import flow_control, httptools_impl
from uvicorn.protocols.utils import get_remote_addr
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import Protocol, State
from websockets.server import ServerProtocol

pytestmark = pytest.mark.once

HTTP: Final = httptools_impl.HttpToolsProtocol
SOCKET: Final = WebSocketsSansIOProtocol
METHODS: Final = {
    HTTP: (
        "_should_upgrade _start_asgi_task _unset_keepalive_if_required connection_lost "
        "connection_made data_received handle_websocket_upgrade on_body on_header "
        "on_headers_complete on_message_begin on_message_complete on_response_complete on_url"
    ),
    SOCKET: (
        "connection_lost connection_made data_received handle_bytes handle_cont "
        "handle_parser_exception handle_ping handle_pong handle_text keepalive_timeout receive "
        "run_asgi send send_receive_event_to_app"
    ),
    flow_control.FlowControl: "resume_reading",
    Protocol: "send_close",
}
ATTRIBUTES: Final = {
    HTTP: "cycle flow headers loop parser pipeline transport url",
    SOCKET: (
        "close_sent close_timeout close_timer conn curr_msg_data_type disconnected frames "
        "handshake_complete handshake_initiated loop read_paused scope transport writable"
    ),
    flow_control.FlowControl: "read_paused",
    httptools_impl.RequestResponseCycle: "response_complete",
    Protocol: "extensions",
}


@pytest.mark.parametrize(
    ("of", "name"), [(of, name) for of, names in METHODS.items() for name in names.split()]
)
def test_a_method_the_guards_build_on_is_there(of: type, name: str) -> None:
    assert callable(getattr(of, name, None)), f"{of.__name__}.{name} is gone: see the guards"


@pytest.mark.parametrize(
    ("of", "name"), [(of, name) for of, names in ATTRIBUTES.items() for name in names.split()]
)
def test_an_attribute_the_guards_read_is_set_where_it_was(of: type, name: str) -> None:
    sources = [inspect.getsource(base) for base in of.__mro__ if base is not object]
    set_there = any(f"self.{name} =" in text or f"self.{name}:" in text for text in sources)
    assert set_there or name in dir(of), f"{of.__name__}.{name} is gone: see the guards"


def test_what_else_the_guards_import_is_as_they_expect() -> None:
    assert httptools_impl.STATUS_LINE[431].startswith(b"HTTP/1.1 431 "), "STATUS_LINE has changed"
    assert callable(get_remote_addr), "get_remote_addr is gone: see http/guard.py"
    assert issubclass(ServerProtocol, Protocol)
    assert State.OPEN.name == "OPEN", "State is another: see websocket/guard.py"
