// A link to a table is a path, so that programs can ask what it leads to; the page has its addresses behind the #, and
// everything is loaded from its own folder.
const link = /^(.*\/)t\/([^/]+)$/.exec(location.pathname);
if (link) history.replaceState(null, '', `${link[1]}${location.search}#/t/${link[2]}`);

// The right paper from the first moment: the rest of the page comes a little later. A file of its own,
// as a server's content policy allows no scripts inside the page.
try {
  const chosen = JSON.parse(localStorage.getItem('townsmith.preferences') ?? '{}').theme;
  const dark = chosen === 'blueprint' || (chosen !== 'paper' && matchMedia('(prefers-color-scheme: dark)').matches);
  if (dark) document.documentElement.dataset.theme = 'blueprint';
} catch {
  // Then it is paper.
}
