"""Plans: people lay out a whole arrangement in any order; rules, bots and records know options."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from klubovna.core.state import State
from klubovna.core.step import NOBODY, IllegalChoice, Step


@mypyc_attr(allow_interpreted_subclasses=True)
class Plan:
    """Pieces and where a person laid them."""

    def meant(self, g: Any, step: Step) -> int:
        """Return the option that the plan means at `step`, or NOBODY if it says nothing of it."""
        raise NotImplementedError

    def is_laid_out(self, g: Any) -> bool:
        """Tell whether the table now shows the plan; forced picks could have bent it."""
        raise NotImplementedError


def spell(g: State, seat: int, plan: Plan) -> list[int]:
    """Translate the plan of `seat` into the options that say it; `g` itself is left alone.

    The draft may meet luck that nobody may know yet: it is never shown.
    """
    draft: State = g.clone()
    spelled: list[int] = []
    while draft.legal_of(seat) and draft.reveals == g.reveals:
        option = plan.meant(draft, draft.agenda[-1])
        if option == NOBODY:
            break
        draft.pick(seat, option)
        spelled.append(option)
    if not plan.is_laid_out(draft):
        raise IllegalChoice("the table would differ from the plan")
    return spelled
