// The right paper from the first moment: the rest of the page comes a little later. A file of its own,
// as a server's content policy allows no scripts inside the page.
try {
  const chosen = JSON.parse(localStorage.getItem('townsmith.preferences') ?? '{}').theme;
  const dark = chosen === 'blueprint' || (chosen !== 'paper' && matchMedia('(prefers-color-scheme: dark)').matches);
  if (dark) document.documentElement.dataset.theme = 'blueprint';
} catch {
  // Then it is paper.
}
