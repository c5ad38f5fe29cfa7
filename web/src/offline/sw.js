// Keeps the whole page on the device, so that it works offline after the first visit. The build
// fills in the version and the list of files; a new version takes over when every tab is closed,
// so that no running game loses the files it started with.
const version = '__VERSION__';
const files = __FILES__;
const cacheName = `townsmith-${version}`;
const fromServer = ['./api/', './ws', './healthz', './metrics'].map((path) => new URL(path, self.location).href);
const links = new URL('./t/', self.location).href;

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(cacheName).then((cache) => cache.addAll(files)));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(
          names
            .filter((name) => name.startsWith('townsmith-') && name !== cacheName)
            .map((name) => caches.delete(name)),
        ),
      )
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || new URL(request.url).origin !== self.location.origin) return;
  // What a server says is never kept, nor answered with the page.
  if (fromServer.some((start) => request.url.startsWith(start))) return;
  // A link to a table: the page is kept at its own address.
  const [, table] = request.url.startsWith(links) ? (/^([^/?#]+)/.exec(request.url.slice(links.length)) ?? []) : [];
  if (request.mode === 'navigate' && table) {
    event.respondWith(Response.redirect(new URL(`./#/t/${table}`, self.location).href));
    return;
  }
  event.respondWith(
    caches.open(cacheName).then(async (cache) => {
      const kept = await cache.match(request.mode === 'navigate' ? './' : request, { ignoreSearch: true });
      return kept ?? fetch(request);
    }),
  );
});

// It is somebody's turn, and the server says so while the page is closed. Who looks at the table sees it there.
self.addEventListener('push', (event) => {
  const said = event.data?.json() ?? {};
  const place = `#/t/${encodeURIComponent(said.table ?? '')}`;
  event.waitUntil(
    self.clients.matchAll({ type: 'window', includeUncontrolled: true }).then((open) => {
      if (open.some((client) => client.visibilityState === 'visible' && client.url.endsWith(place))) return undefined;
      return self.registration.showNotification(said.title ?? 'Townsmith', {
        body: said.body ?? '',
        tag: said.table,
        icon: './icons/icon-192.png',
        data: { table: said.table },
      });
    }),
  );
});

// A message that it is somebody's turn leads to that table.
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const address = new URL(`./#/t/${encodeURIComponent(event.notification.data?.table ?? '')}`, self.location).href;
  event.waitUntil(
    self.clients.matchAll({ type: 'window' }).then(async ([client]) => {
      if (!client) return self.clients.openWindow(address);
      await client.navigate(address);
      return client.focus();
    }),
  );
});
