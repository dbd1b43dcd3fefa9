"""Makes compiled steps light: a plugin of mypy, which mypyc asks about every class.

A step holds only numbers (a law of ``klubovna.core.step.Step``), so the garbage collector never has
to look at one, and the last one that was thrown away is kept to be used again. Each class could say
so with ``@mypyc_attr(acyclic=True, free_list_len=1)``; the plugin says it for all of them.
"""

from __future__ import annotations

from collections.abc import Callable

from mypy.nodes import ARG_NAMED, CallExpr, Expression, IntExpr, NameExpr
from mypy.plugin import ClassDefContext, Plugin

CORE_STEPS = {f"klubovna.core.step.{name}" for name in ("Step", "Choice", "Together")}
ATTRIBUTES = "mypy_extensions.mypyc_attr"


class LightSteps(Plugin):
    """Adds the decorator to every class that derives from a step."""

    def get_base_class_hook(self, fullname: str) -> Callable[[ClassDefContext], None] | None:
        """Look at all classes of the house that have a base."""
        return make_light if fullname.startswith("klubovna.") else None


def make_light(context: ClassDefContext) -> None:
    """Decorate a class, once, if it is a step and not one that all games derive theirs from."""
    cls = context.cls
    is_step = any(base.fullname in CORE_STEPS for base in cls.info.mro[1:])
    if is_step and cls.fullname not in CORE_STEPS and not is_light(cls.decorators):
        cls.decorators.append(decorator(context))


def is_light(decorators: list[Expression]) -> bool:
    """Tell whether a class is decorated already: a class may be looked at several times."""
    names = [
        each.callee.name
        for each in decorators
        if isinstance(each, CallExpr) and isinstance(each.callee, NameExpr)
    ]
    return "mypyc_attr" in names


def decorator(context: ClassDefContext) -> CallExpr:
    """Return ``mypyc_attr(acyclic=True, free_list_len=1)``."""
    callee, true = NameExpr("mypyc_attr"), NameExpr("True")
    for name, fullname in ((callee, ATTRIBUTES), (true, "builtins.True")):
        name.node = context.api.lookup_fully_qualified(fullname).node
        name.fullname = fullname
    call = CallExpr(callee, [true, IntExpr(1)], [ARG_NAMED] * 2, ["acyclic", "free_list_len"])
    call.set_line(context.cls)
    return call


def plugin(version: str) -> type[Plugin]:
    """Return the plugin; mypy calls this."""
    return LightSteps
