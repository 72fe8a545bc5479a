"""Who is at a table, told to all who listen there: whenever somebody comes, goes or loses his link.

The one law: it says who is here, never what he knows; several changes at once are told as one.
"""

import asyncio
from typing import Final
from weakref import WeakKeyDictionary

from tapete.server.crew import Crew
from tapete.server.doors import unwelcome
from tapete.server.faces import Face, Faces
from tapete.server.hub import Hub
from tapete.server.live import Listener, Live
from tapete.wire.codec import encode
from tapete.wire.messages import Companion, Company

MERGED: Final = 0.05
"""How long a change waits for others to be told together, in seconds."""


class Companies:
    """Tells the listeners of each table who is there."""

    def __init__(self, hub: Hub, crew: Crew, faces: Faces) -> None:
        self._hub = hub
        self._crew = crew
        self._faces = faces
        self._seen: WeakKeyDictionary[Live, object] = WeakKeyDictionary()
        self._told: WeakKeyDictionary[Live, tuple[str, set[Listener]]] = WeakKeyDictionary()
        self._waiting: set[Live] = set()
        hub.watch(self.changed)

    def changed(self, live: Live) -> None:
        """Tell, a moment later, who is at *live* now, if that has changed."""
        seen = live.room.who, frozenset(live.listeners.items())
        if self._seen.get(live) == seen or live in self._waiting:
            return
        self._seen[live] = seen
        self._waiting.add(live)
        asyncio.get_running_loop().call_later(MERGED, self._start, live)

    def greet(self, live: Live, newcomer: Listener) -> None:
        """Tell *newcomer* in any case, and the others if that has changed anything."""
        _, heard = self._told.get(live, ("", set()))
        heard.discard(newcomer)
        self.look_again(live)

    def look_again(self, live: Live) -> None:
        """Tell who is at *live*, where perhaps somebody is whom another there has just blocked."""
        self._seen.pop(live, None)
        self.changed(live)

    def _start(self, live: Live) -> None:
        self._crew.start(self._tell(live), f"company:{live.id}")

    async def _tell(self, live: Live) -> None:
        self._waiting.discard(live)
        faces = await self._faces.all_of(live.sitting)
        for listener in unwelcome(live, faces.values()):
            self._hub.turn_out(live, listener)
        frame = encode(company(live, faces)).decode()
        before, heard = self._told.get(live, ("", set()))
        listeners = set(live.listeners)
        for listener in listeners if frame != before else listeners - heard:
            listener.hear(frame)
        self._told[live] = frame, listeners
        if listeners != set(live.listeners):  # while the faces were looked up
            self.changed(live)


def company(live: Live, faces: dict[str, Face]) -> Company:
    """Return who is at *live*; *faces*: what is known of those who sit there."""
    here = set(live.listeners.values())
    seats = tuple(
        None
        if who is None
        else _companion(faces.get(live.person(who) or ""), place.name, live, here=seat in here)
        for seat, who, place in zip(live.room.seats, live.room.who, live.room.places, strict=True)
    )
    watching = {ear.person for ear, recipient in live.listeners.items() if recipient is None}
    return Company(live.id, seats, len(watching))


def _companion(face: Face | None, name: str, live: Live, *, here: bool) -> Companion:
    if face is None:  # an account that was deleted while its person sat here
        return Companion("", name, here=here)
    stars = face.stars.get(live.room.info.game, 0)
    return Companion(face.public, name, stars, here, face.registered)
