# Die Wörter der Seite.

language-name = Deutsch
