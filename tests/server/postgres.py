"""A PostgreSQL of our own for a test, where its programs are installed."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import tempfile
from pathlib import Path
from typing import Any, Self

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import create_async_engine

from klubovna.server.store import with_driver

NOBODY = "nobody"  # PostgreSQL refuses to run for root


class Postgres:
    """A database server with an empty database, gone when the block is left."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="klubovna-postgres-"))
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port: int = probe.getsockname()[1]

    @staticmethod
    def program(name: str) -> str | None:
        """Return the path of one of PostgreSQL's programs, if it is installed."""
        folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
        path = os.pathsep.join([os.environ.get("PATH", ""), *map(str, folders)])
        found = shutil.which(name, path=path)
        return os.path.realpath(found) if found else None

    @classmethod
    def is_here(cls) -> bool:
        """Tell whether there is a PostgreSQL to start."""
        return bool(cls.program("initdb") and cls.program("pg_ctl"))

    @property
    def url(self) -> str:
        """Return its address."""
        return f"postgresql://klubovna@127.0.0.1:{self.port}/postgres"

    def __enter__(self) -> Self:
        if os.geteuid() == 0:
            shutil.chown(self.folder, NOBODY)
        self._run("initdb", "--username=klubovna", "--auth=trust", "--no-sync", "--encoding=UTF8")
        options = f"-p {self.port} -c listen_addresses=127.0.0.1 -k {self.folder}"
        self._run("pg_ctl", "start", "-w", "-l", str(self.folder / "log"), "-o", options)
        return self

    def __exit__(self, *_: object) -> None:
        self._run("pg_ctl", "stop", "-w", "-m", "immediate")
        shutil.rmtree(self.folder)

    def _run(self, program: str, *arguments: str) -> None:
        command = [self.program(program) or program, *arguments]
        subprocess.run(
            command,
            env={**os.environ, "PGDATA": str(self.folder / "data"), "LC_ALL": "C"},
            user=NOBODY if os.geteuid() == 0 else None,
            cwd=self.folder,
            stdout=subprocess.DEVNULL,
            check=True,
        )


async def run_in(server: Postgres, statement: str) -> Any:
    """Run a statement outside of any transaction."""
    engine = create_async_engine(with_driver(server.url), isolation_level="AUTOCOMMIT")
    async with engine.connect() as connection:
        found = await connection.execute(sa.text(statement))
        rows = found.all() if found.returns_rows else []
    await engine.dispose()
    return rows
