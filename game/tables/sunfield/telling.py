"""The log of Sunfield Farm: every event that needs telling in one line."""

from __future__ import annotations

from collections.abc import Callable

from game.i18n import _, ngettext
from game.tables.sunfield import words
from game.tables.sunfield.glance import sorts_named
from rules.sunfield import client_events as clients
from rules.sunfield import events as facts
from rules.sunfield import power_events as powers
from rules.sunfield.components import ANIMALS, POWERS
from rules.sunfield.faces import FACES
from rules.sunfield.state import SunfieldState
from rules.title import Event

Named = Callable[[int], str]
"""A player's name from the player's number."""


def log_line(state: SunfieldState, event: Event, named: Named) -> str | None:
    """The event in one line, or None when it needs no telling."""
    line = _of_turn(state, event, named) or _of_field(state, event, named) or _of_client(state, event, named)
    return line or _of_power(state, event, named)


def is_heading(state: SunfieldState, event: Event) -> bool:
    """Whether a round begins with the event."""
    return isinstance(event, facts.TurnStarted) and event.player == state.first_player


def _of_turn(  # noqa: PLR0911 - a line for each event
    state: SunfieldState, event: Event, named: Named
) -> str | None:
    match event:
        case facts.TurnStarted(round=number) if is_heading(state, event):
            return _("Round {number}").format(number=number)
        case facts.TurnPassed(player=player):
            return _("{name}: nothing to do, passed").format(name=named(player))
        case facts.EndSetOff(pile=pile) if pile == "client":
            return _("No client is left in the deck: this is the last round")
        case facts.EndSetOff(pile=pile):
            kind = words.animal_icon(ANIMALS.index(pile))
            return _("The {kind} pile is empty: this is the last round").format(kind=kind)
        case facts.ColumnRenewed(column=column):
            return _("Column {column} of the market is filled again").format(column=column)
        case facts.MatchEnded(winners=winners):
            names = _(" and ").join(named(player) for player in winners)
            return ngettext("{names} wins", "{names} win together", len(winners)).format(names=names)
        case _:
            return None


def _of_field(  # noqa: PLR0911 - a line for each event
    state: SunfieldState, event: Event, named: Named
) -> str | None:
    match event:
        case facts.TileTaken():
            return _taken(state, event, named)
        case facts.VegetablePlanted(player=player, vegetable=name):
            icon = words.sort_icons(sorts_named([name]))
            return _("{name}: {icon} planted").format(name=named(player), icon=icon)
        case facts.VegetablesLost(player=player, vegetables=names):
            icons = words.sort_icons(sorts_named(names))
            return _("{name}: no space for {icons}").format(name=named(player), icons=icons)
        case facts.TileHarvested():
            return _harvested(event, named)
        case facts.TrioDelivered(player=player, medal=medal):
            herd = "".join(words.animal_icon(kind) for kind in range(len(ANIMALS)))
            text = (
                _("{name}: {herd} for a medal worth {medal}")
                if medal
                else _("{name}: {herd} away, but no medal is left")
            )
            return text.format(name=named(player), herd=herd, medal=medal)
        case facts.FarmerMoved(player=player, column=column):
            return _("{name}: the farmer walks to column {column}").format(name=named(player), column=column)
        case _:
            return None


def _taken(state: SunfieldState, event: facts.TileTaken, named: Named) -> str:
    if event.paid and event.seeds:
        text = _("{name}: {tile} for {paid}, with {seeds} on it")
    elif event.paid:
        text = _("{name}: {tile} for {paid}")
    elif event.seeds:
        text = _("{name}: {tile} with {seeds} on it")
    else:
        text = _("{name}: {tile} taken")
    return text.format(
        name=named(event.player),
        tile=_tile(state, event.tile),
        paid=f"{len(event.paid)} {words.SEED}",
        seeds=f"{event.seeds} {words.SEED}",
    )


def _tile(state: SunfieldState, name: str) -> str:
    """A tile by the name that an event gives it."""
    faces, number = state.variant.faces, state.variant.tile_ids.index(name)
    return words.tile_icons(faces.colour[FACES * number], faces.kind[number])


def _harvested(event: facts.TileHarvested, named: Named) -> str:
    icons = words.sort_icons(sorts_named(event.vegetables))
    if not event.animal:
        return _("{name}: harvest of {icons}").format(name=named(event.player), icons=icons)
    animal = words.animal_icon(ANIMALS.index(event.animal))
    return _("{name}: harvest of {icons}, and a {animal}").format(
        name=named(event.player), icons=icons, animal=animal
    )


def _of_client(state: SunfieldState, event: Event, named: Named) -> str | None:
    match event:
        case clients.ClientDelivered(player=player, client=client):
            return _("{name}: {client} delivered").format(name=named(player), client=_client(state, client))
        case clients.MedalTaken(player=player, value=value):
            return _("{name}: a medal worth {value}").format(name=named(player), value=value)
        case clients.ClientReserved(player=player, client=client):
            return _("{name}: {client} reserved").format(name=named(player), client=_client(state, client))
        case clients.ClientRevealed(client=client):
            return _("A new client comes: {client}").format(client=_client(state, client))
        case clients.ReputationValidated(player=player, points=points):
            return _("{name}: a reputation tile, {points} points").format(name=named(player), points=points)
        case _:
            return None


def _client(state: SunfieldState, name: str) -> str:
    spec = next(spec for spec in state.variant.components.clients if spec.id == name)
    return f"{words.client_icon(spec.colour)} {spec.prestige}"


def _of_power(  # noqa: PLR0911 - a line for each event
    state: SunfieldState, event: Event, named: Named
) -> str | None:
    match event:
        case powers.PowerUsed(player=player, power=power):
            text = _("{name}: {seed} for a power, {power}")
            label = words.power_label(POWERS.index(power)).lower()
            return text.format(name=named(player), seed=words.SEED, power=label)
        case facts.VegetableExchanged(player=player, gives=gives, gets=gets):
            text = _("{name}: {gives} changed for {gets}")
            return text.format(
                name=named(player),
                gives=words.sort_icons(sorts_named([gives])),
                gets=words.sort_icons(sorts_named([gets])),
            )
        case (
            facts.VegetableAdded(player=player, vegetable=name)
            | powers.VegetablePicked(player=player, vegetable=name)
        ):
            icon = words.sort_icons(sorts_named([name]))
            return _("{name}: {icon} into the barrow").format(name=named(player), icon=icon)
        case powers.AnimalSwapped(player=player, was=was, now=now):
            heads = [words.animal_icon(ANIMALS.index(name)) for name in (was, now)]
            return _("{name}: {was} becomes {now}").format(name=named(player), was=heads[0], now=heads[1])
        case powers.AnimalMoved(player=player, animal=animal):
            head = words.animal_icon(ANIMALS.index(animal))
            return _("{name}: {animal} to another pasture").format(name=named(player), animal=head)
        case powers.VegetableMoved(player=player, vegetable=name):
            icon = words.sort_icons(sorts_named([name]))
            return _("{name}: {icon} to another tile").format(name=named(player), icon=icon)
        case powers.TileMoved(player=player, tile=tile):
            return _("{name}: {tile} to another place").format(name=named(player), tile=_tile(state, tile))
        case powers.TileDrawn(player=player, tile=tile):
            return _("{name}: {tile} drawn").format(name=named(player), tile=_tile(state, tile))
        case _:
            return None
