"""Levels of bots are stored by their names, and a pick is called a pick."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

# Until now `option` of such an entry was the place of the level in this list.
LEVELS = ("easy", "normal", "hard")
choices = sa.table(
    "choices", sa.column("verb", sa.String), sa.column("option"), sa.column("level", sa.String)
)


def upgrade() -> None:
    """Name what was a number."""
    op.add_column("choices", sa.Column("level", sa.String(10)))
    for place, level in enumerate(LEVELS):
        stands_in = choices.c.verb.in_(("bot", "resign")) & (choices.c.option == place)
        op.execute(sa.update(choices).where(stands_in).values(level=level))
    is_no_pick = choices.c.verb.in_(("bot", "back", "resign"))
    op.execute(sa.update(choices).where(is_no_pick).values(option=0))
    op.execute(sa.update(choices).where(choices.c.verb == "choose").values(verb="pick"))
