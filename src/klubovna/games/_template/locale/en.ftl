title = Marbles

setting-rounds = Rounds
setting-goal = Goal when you play alone
setting-goal-modest = modest
setting-goal-proud = proud
end-last-round = The last round was played.
end-empty-bag = The bag can't fill every hand.
score-numbers = Numbers
score-neighbours = Neighbours

ask-shoot = Which marble do you shoot?
option-shoot-hand = Shoot the { $thing }
ask-take-marble =
    { $pouch ->
        [0] Which marble do you take? Your pouch is still empty.
        [one] Which marble do you take? Your pouch holds one marble.
       *[other] Which marble do you take? Your pouch holds { $pouch } marbles.
    }
option-take-marble-ring = Take the { $thing }
option-take-marble-pass = Leave them all

event-shot = { $player } shoots the { $marble }.
event-won = { $player } wins with the { $marble }.
event-nobody-won = Nobody wins: no number was alone.
event-took = { $player } takes the { $marble } out of the ring.
event-passed = { $player } takes nothing.
event-drew = You draw the { $marble }.
event-hands-filled =
    { $left ->
        [one] Everybody draws. One marble is left in the bag.
       *[other] Everybody draws. { $left } marbles are left in the bag.
    }

# What a told table calls the parts of the view

view-round = Round
view-rounds = Rounds
view-bag = Marbles in the bag
view-ring = In the ring
view-hand = In hand
view-pouch = In the pouch
view-picked = Picked

rule-1-1 = The bag holds three marbles of each number from 1 to 12, and everybody starts with three.
rule-2-1 = Everybody secretly picks one marble of their own hand; all are shown at once.
rule-2-2 = The highest marble that only one player shows wins the round.
rule-3-1 = The winner may take one marble that lies in the ring.
rule-3-2 = A pouch holds each number only once.
rule-4-1 = After each round everybody draws from the bag until they hold three marbles.
rule-4-2 = The game ends after the last round, or when the bag can't fill every hand.
rule-5-1 = The numbers in a pouch are points, and two that follow each other are five points more.
rule-5-2 = The most points win; whoever plays alone needs 40, or 55 if the goal is a proud one.
