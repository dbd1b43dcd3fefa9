"""Runs the migrations on the connection that the store gives."""

from __future__ import annotations

from alembic import context

from klubovna.server.store import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
