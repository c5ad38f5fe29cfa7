# The words of the page.

language-name = English
