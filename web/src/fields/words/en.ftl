# What the controls of picture editors say of themselves.

# $label: what is counted.
less = Less: { $label }
more = More: { $label }
remove = Remove { $label }
# A bar of a chart; $axis is what it counts, $head the number: "Houses in a group: 4".
bar = { $axis }: { $head }
bar-add = { $label }: one bar more
bar-remove = { $label }: one bar less
# After the name of a thing in a list.
has-problems = something is wrong
is-yours = changed

## Titles for a game alone

# $least and $words are fields.
title = From { $least } points on: { $words }
title-least = Fewest points: { $title }
title-words = Title { $number }
title-add = Another title
# What a title is called at first. Letters and blanks only.
title-new = New Title
