"""How often somebody may come: buckets that fill by themselves and are emptied by requests."""

from __future__ import annotations

import time
from collections import OrderedDict

MOST_ADDRESSES = 10_000


class Bucket:
    """Holds up to `most` requests and gains `per_second`."""

    __slots__ = ("at", "left", "most", "per_second")

    def __init__(self, per_second: float, most: float) -> None:
        self.per_second, self.most = per_second, most
        self.left = most
        self.at = time.monotonic()

    def take(self, cost: float = 1.0) -> bool:
        """Take a request out, if there is one."""
        now = time.monotonic()
        self.left = min(self.most, self.left + (now - self.at) * self.per_second)
        self.at = now
        if self.left < cost:
            return False
        self.left -= cost
        return True


class Buckets:
    """One bucket for each address; those not seen for the longest time are forgotten first."""

    def __init__(self, per_second: float, most: float) -> None:
        self.per_second, self.most = per_second, most
        self._by_address: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str, cost: float = 1.0) -> bool:
        """Take a request of an address out of its bucket, if there is one."""
        bucket = self._by_address.get(address)
        if bucket is None:
            bucket = self._by_address[address] = Bucket(self.per_second, self.most)
            if len(self._by_address) > MOST_ADDRESSES:
                self._by_address.popitem(last=False)
        self._by_address.move_to_end(address)
        return bucket.take(cost)
