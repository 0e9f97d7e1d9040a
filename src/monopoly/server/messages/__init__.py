"""The wire: every message and every body, typed, with a bound on every field. One topic, one file.

`docs/protocol.md` tells it in words. What comes in is strict: unknown fields are refused. What goes
out may gain fields within a protocol version; a client ignores those it does not know.
"""

from monopoly.server.messages.board import *
from monopoly.server.messages.book import *
from monopoly.server.messages.log import *
from monopoly.server.messages.moment import *
from monopoly.server.messages.parts import *
from monopoly.server.messages.questions import *
from monopoly.server.messages.replay import *
from monopoly.server.messages.socket import *
from monopoly.server.messages.tables import *
