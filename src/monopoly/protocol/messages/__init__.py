"""The wire: every message and every body, typed, with a bound on every field. One topic, one file.

`docs/protocol.md` tells it in words. What comes in is strict: unknown fields are refused. What goes
out may gain fields within a protocol version; a client ignores those it does not know.
"""

from monopoly.protocol.messages.board import *
from monopoly.protocol.messages.book import *
from monopoly.protocol.messages.log import *
from monopoly.protocol.messages.moment import *
from monopoly.protocol.messages.parts import *
from monopoly.protocol.messages.position import *
from monopoly.protocol.messages.questions import *
from monopoly.protocol.messages.replay import *
from monopoly.protocol.messages.socket import *
from monopoly.protocol.messages.tables import *
