// A link to a table is a path, so that programs can ask the server what it leads to. The page has its addresses behind
// the #, and asks for everything beside itself: before anything looks at the address, this puts it there.
const link = /^(.*\/)t\/([^/]+)$/.exec(location.pathname);
if (link) history.replaceState(null, '', `${link[1]}${location.search}#/t/${link[2]}`);

export {};
