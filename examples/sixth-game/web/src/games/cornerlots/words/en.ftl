# Corner Lots: the words of the board and of the guided game. What the engine says is in words/en/cornerlots.ftl of the
# project.

## The block

board = The block of sixteen lots
# The parts of what a screen reader says of a lot, one after the other.
lot-free = free
lot-owned = { $name }, worth { $value }
lot-favourite = in your favourite row
lot-claim = claim it

## What one can do

claim = Claim a lot
claim-lot = Claim { $lot }
tip = Choose a lot of the block.

## Beside the block

values-left = Values still to come
favourite = { $name }: favourite row { $row }
favourite-unknown = { $name }: favourite row unknown
claims-left =
    { $count ->
        [0] all lots claimed
        [one] { $count } claim left
       *[other] { $count } claims left
    }
round = round { $round } of { $rounds }

## The guided game

guide-block = One block, sixteen lots. You and Mason take turns and claim five lots each. Nobody knows what a lot is worth until it is claimed.
guide-favourite = The row with the star is your favourite: each of your lots in it is worth 3 points more. Only you see the star, and Mason has another row.
guide-claim = Claim a lot of your favourite row: click it, and confirm.
guide-value = The number on your lot was drawn from the values still to come, which you see beside the block. Mason has claimed a lot, too. Does that tell you anything about his row?
guide-bluff = Claim another lot: one more of your row, or one that Mason may want.
guide-shown = Whoever owns three lots of their favourite row has to show it: a star in their colour stands beside the row. Until then, others can only guess. Claim once more.
guide-end = After five claims each, the values of your lots and the bonus of your row are your points. Play on to the end.
