# Things that are the same at every table.

name-icon-seat = The sign of a player
line-icon-seat = Colour and sign of a player
    .text = Whatever carries it belongs to this player. You have the same sign in all panels.
name-icon-robot = A bot
line-icon-robot = A bot plays here
    .text = The computer decides for this seat.
