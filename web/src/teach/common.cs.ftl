# Věci, které jsou u každého stolu stejné.

name-icon-seat = Znak hráče
line-icon-seat = Barva a znak hráče
    .text = Co ho nese, patří tomuto hráči. Ve všech panelech má každý stejný znak.
name-icon-robot = Robot
line-icon-robot = Tady hraje robot
    .text = Za toto místo rozhoduje počítač.
