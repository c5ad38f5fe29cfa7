# Corner Lots: die Wörter des Spielplans und des geführten Spiels. Was die Engine sagt, steht in words/de/cornerlots.ftl des
# Projekts.

## The block

board = Der Block mit sechzehn Grundstücken
# The parts of what a screen reader says of a lot, one after the other.
lot-free = frei
lot-owned = { $name }, { $value } wert
lot-favourite = in deiner Lieblingsreihe
lot-claim = nehmen

## What one can do

claim = Ein Grundstück nehmen
claim-lot = { $lot } nehmen
tip = Wähle ein Grundstück des Blocks.

## Beside the block

values-left = Werte, die noch kommen
favourite = { $name }: Lieblingsreihe { $row }
favourite-unknown = { $name }: Lieblingsreihe unbekannt
claims-left =
    { $count ->
        [0] alle Grundstücke genommen
        [one] noch { $count } Grundstück
       *[other] noch { $count } Grundstücke
    }
round = Runde { $round } von { $rounds }

## The guided game

guide-block = Ein Block, sechzehn Grundstücke. Du und Mason nehmt abwechselnd je fünf davon. Was ein Grundstück wert ist, zeigt sich erst, wenn es jemand nimmt.
guide-favourite = Die Reihe mit dem Stern ist deine Lieblingsreihe: Jedes deiner Grundstücke darin zählt 3 Punkte mehr. Den Stern siehst nur du, und Mason hat eine andere Reihe.
guide-claim = Nimm ein Grundstück deiner Lieblingsreihe: Klicke es an und bestätige.
guide-value = Die Zahl auf deinem Grundstück wurde aus den Werten gezogen, die noch kommen; sie stehen neben dem Block. Auch Mason hat eines genommen. Verrät dir das etwas über seine Reihe?
guide-bluff = Nimm noch ein Grundstück: eines deiner Reihe oder eines, das Mason vielleicht will.
guide-shown = Wer drei Grundstücke der eigenen Lieblingsreihe hat, muss sie zeigen: Neben der Reihe steht dann ein Stern in der Farbe. Bis dahin können die anderen nur raten. Nimm noch eines.
guide-end = Nach je fünf Grundstücken sind ihre Werte und die Punkte für deine Reihe dein Ergebnis. Spiel weiter bis zum Ende.
