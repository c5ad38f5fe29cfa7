// Every way in, out and back: a new device, a lost device, a code, a passkey, forgotten; and what people are told and can
// take away. Also on PostgreSQL: TOWNSMITH_STORE=postgres.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { turnGame } from '../../../scripts/games.mjs';
import { ending, joinTable, makeTable, onlineWorld, step } from './server.mjs';

/** A mail server of the test's own, which says what it was sent. */
const sink = { folder: mkdtempSync(join(tmpdir(), 'townsmith-mail-')), mails: [] };
sink.child = spawn('python3', [fileURLToPath(new URL('../../../../tests/outbox/servers.py', import.meta.url)), sink.folder], { stdio: ['pipe', 'pipe', 'inherit'] });
const lines = createInterface({ input: sink.child.stdout })[Symbol.asyncIterator]();
after(() => {
  sink.child.stdin.end();
  rmSync(sink.folder, { recursive: true, force: true });
});
const nextMail = async () => JSON.parse((await lines.next()).value);

const freePort = () =>
  new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => done(port));
    });
  });

const world = onlineWorld(async () => {
  const [, smtp] = (await lines.next()).value.split(' ');
  const port = String(await freePort());
  return {
    port,
    options: [
      ...['--public-url', `http://localhost:${port}`, '--contact', 'games@example.org', '--guest-days', '3', '--chat-days', '0'],
      ...['--mail-server', `smtp://localhost:${smtp}`, '--mail-user', 'ada', '--mail-password', 'right', '--mail-from', 'Townsmith <games@example.org>'],
      ...['--trusted-ca', join(sink.folder, 'ca.pem')],
    ],
  };
});

/** Comes for the first time, and says a name. */
async function newcomer(name, how, address = world.address) {
  const guest = await world.guest(how);
  await guest.page.goto(`${address}#/me`);
  await guest.page.getByRole('button', { name: 'What should we call you?' }).click();
  const dialog = guest.page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Your name' }).fill(name);
  await dialog.getByRole('button', { name: 'That is me' }).click();
  await guest.page.getByRole('heading', { level: 1, name }).waitFor();
  return guest;
}
async function openAccount({ page }, address = world.address) {
  await page.goto(`${address}#/account`);
  await page.getByRole('heading', { name: 'Your devices', exact: true }).waitFor();
}
const known = ({ page }, name) => page.getByRole('navigation', { name: 'Playing together' }).getByText(name).waitFor();

test('A lost device is replaced by a recovery code, once, and the next code is shown', { timeout: 300_000 }, async () => {
  const ada = await newcomer('Ada');
  await openAccount(ada);
  await ada.page.getByRole('button', { name: 'Make a recovery code' }).click();
  const code = await ada.page.getByRole('status', { name: 'Recovery code' }).innerText();
  assert.match(code, /^([a-z2-7]{4}-){4}[a-z2-7]{4}$/);
  const recover = async (guest, typed) => {
    await guest.page.goto(`${world.address}#/lobby/new`);
    await guest.page.getByRole('dialog').getByRole('link', { name: 'I was here before' }).click();
    await guest.page.getByRole('textbox', { name: 'Your recovery code' }).fill(typed);
    await guest.page.getByRole('button', { name: 'Come back' }).click();
  };
  const later = await world.guest({ size: 'phone' });
  await recover(later, code.toUpperCase().replaceAll('-', ' '));
  await later.page.getByText('This device knows you as Ada now.').waitFor();
  const next = await later.page.getByRole('status', { name: 'Recovery code' }).innerText();
  assert.notEqual(next, code);
  const thief = await world.guest();
  await recover(thief, code);
  await thief.page.getByText('This is no recovery code, or it has already been used.').waitFor();
  await world.leave(ada, later, thief);
});

/** A device that has passkeys; `credentials` are those it has from another one, as password managers bring them. */
async function withAuthenticator({ context, page }, credentials = []) {
  const devtools = await context.newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: { protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true },
  });
  for (const credential of credentials) await devtools.send('WebAuthn.addCredential', { authenticatorId, credential });
  return async () => (await devtools.send('WebAuthn.getCredentials', { authenticatorId })).credentials;
}

test('A passkey brings its owner back on a new device, until it is ended', { timeout: 300_000 }, async () => {
  const ada = await newcomer('Ada');
  const credentials = await withAuthenticator(ada);
  await openAccount(ada);
  await ada.page.getByRole('button', { name: 'Add a passkey' }).click();
  await ada.page.getByRole('button', { name: /^End the passkey of Chrome/ }).waitFor();
  const phone = await world.guest({ size: 'phone' });
  await withAuthenticator(phone, await credentials());
  const comeBack = async () => {
    await phone.page.goto(`${world.address}#/recover`);
    await phone.page.getByRole('button', { name: 'Use a passkey' }).click();
  };
  await comeBack();
  await phone.page.getByText('This device knows you as Ada now.').waitFor();
  await openAccount(phone);
  await phone.page.getByRole('button', { name: /^End the passkey of Chrome/ }).click();
  await phone.page.getByText('That passkey leads nowhere now.').waitFor();
  await comeBack();
  await phone.page.getByText('This passkey is not known here any more.').waitFor();
  await world.leave(ada, phone);
});

test('Where the page is not secure, passkeys are not offered, and a code brings people back all the same', { timeout: 300_000 }, async () => {
  const address = world.address.replace('localhost', 'home.local');
  const ada = await newcomer('Ada', {}, address);
  await withAuthenticator(ada);
  assert.equal(await ada.page.evaluate(() => isSecureContext), false);
  await openAccount(ada, address);
  await ada.page.getByRole('button', { name: 'Make a recovery code' }).click();
  const code = await ada.page.getByRole('status', { name: 'Recovery code' }).innerText();
  assert.equal(await ada.page.getByRole('button', { name: 'Add a passkey' }).count(), 0);
  const phone = await world.guest({ size: 'phone' });
  await withAuthenticator(phone);
  await phone.page.goto(`${address}#/recover`);
  await phone.page.getByRole('textbox', { name: 'Your recovery code' }).fill(code);
  assert.equal(await phone.page.getByRole('button', { name: 'Use a passkey' }).count(), 0);
  await phone.page.getByRole('button', { name: 'Come back' }).click();
  await phone.page.getByText('This device knows you as Ada now.').waitFor();
  await world.leave(ada, phone);
});

test('A device that is ended from another one is nobody’s, and its open page says so', { timeout: 300_000 }, async () => {
  const ada = await newcomer('Ada');
  await openAccount(ada);
  await ada.page.getByText('this device', { exact: true }).waitFor();
  await ada.page.getByRole('button', { name: 'Make a link' }).click();
  const link = await ada.page.getByRole('textbox', { name: 'Your link' }).inputValue();
  const lost = await world.guest();
  await lost.page.goto(link);
  await lost.page.getByRole('button', { name: 'Yes, that is me' }).click();
  await lost.page.getByRole('heading', { name: 'Welcome back' }).waitFor();
  await known(lost, 'Ada');
  await ada.page.reload();
  await ada.page.getByRole('button', { name: /^End Chrome on / }).click();
  await ada.page.getByText('It is no longer yours.').waitFor();
  await known(lost, 'You');
  await lost.page.goto(`${world.address}#/account`);
  await lost.page.getByText('This device does not know you yet.').waitFor();
  await openAccount(ada);
  assert.equal(await ada.page.getByRole('button', { name: /^End Chrome on / }).count(), 0);
  await world.leave(ada, lost);
});

test('Who is forgotten is somebody to those who stay, in every language', { timeout: 600_000 }, async () => {
  const [ada, kim] = [await world.guest(), await world.guest()];
  const over = await makeTable(ada, world.address, { name: 'Wilhelmine', game: turnGame.title });
  await joinTable(kim, over, { name: 'Kim' });
  await ada.page.getByRole('button', { name: 'Start the game' }).click();
  for (let done = 0; done < 2; ) {
    done = 0;
    for (const { page } of [ada, kim]) if ((await step(page)) === 'over') done += 1;
  }
  await ending(kim.page).waitFor();
  const device = await ada.context.cookies();
  await openAccount(ada);
  await ada.page.getByRole('button', { name: 'Forget me for good' }).click();
  await ada.page.getByRole('dialog', { name: 'Should this server forget you?' }).getByRole('button', { name: 'Forget me for good' }).click();
  await ada.page.getByText('This server does not know you any more.').waitFor();
  await known(ada, 'You');
  // The cookie of before leads nowhere.
  await ada.context.addCookies(device);
  await ada.page.goto(`${world.address}#/account`);
  await ada.page.reload();
  await ada.page.getByText('This device does not know you yet.').waitFor();
  for (const [language, somebody] of [['en', 'somebody'], ['de', 'jemand'], ['fr', 'quelqu’un']]) {
    await kim.page.goto(`${world.address}?language=${language}#/archive/mine`);
    await kim.page.getByText(somebody).first().waitFor();
    assert.equal(await kim.page.getByText('Wilhelmine').count(), 0);
  }
  await kim.page.goto(`${world.address}?language=en#/t/${over.split('/').at(-1)}`);
  await ending(kim.page).getByText('somebody').first().waitFor();
  assert.equal(await kim.page.getByText('Wilhelmine').count(), 0);
  await world.leave(ada, kim);
});

test('Pages that need no connection do not wait for one', { timeout: 120_000 }, async () => {
  const ada = await newcomer('Ada');
  const phone = await world.guest({ size: 'phone' });
  await phone.context.addCookies(await ada.context.cookies());
  for (const place of ['account', 'keeps', 'recover']) {
    await phone.page.goto(`${world.address}#/${place}`);
    await phone.page.reload();
    await phone.page.getByRole('heading', { level: 1 }).waitFor();
    // The banner waits for 0.7 s before it says that something takes long.
    await phone.page.waitForFunction((began) => performance.now() > began + 1500, await phone.page.evaluate(() => performance.now()));
    assert.equal(await phone.page.getByText('Connecting').count(), 0, place);
  }
  await world.leave(ada, phone);
});

test('Everything about somebody is one file, and the page about it says how the server is set', { timeout: 300_000 }, async () => {
  const ada = await newcomer('Ada');
  await openAccount(ada);
  const [file] = await Promise.all([ada.page.waitForEvent('download'), ada.page.getByRole('button', { name: 'Download everything' }).click()]);
  const data = JSON.parse(readFileSync(await file.path(), 'utf8'));
  assert.equal(data.person.name, 'Ada');
  assert.equal(data.devices.length, 1);
  await ada.page.getByRole('link', { name: 'What this server keeps about you' }).click();
  await ada.page.getByText('is deleted 3 days after your last visit').waitFor();
  await ada.page.getByText('What was said at a table stays with it.').waitFor();
  await ada.page.getByText('you stay known here until you have yourself forgotten').waitFor();
  await ada.page.getByText('If you ask for mails').waitFor();
  assert.equal(await ada.page.getByText('has a program that is told').count(), 0);
  assert.equal(await ada.page.getByRole('link', { name: 'games@example.org' }).getAttribute('href'), 'mailto:games@example.org');
  await world.leave(ada);
});

test('An address is confirmed by the link in a mail, and one click in a mail ends them', { timeout: 300_000 }, async () => {
  const ada = await newcomer('Ada');
  await openAccount(ada);
  await ada.page.getByRole('textbox', { name: 'By mail to' }).fill('ada@example.org');
  await ada.page.getByRole('button', { name: 'Send the link' }).click();
  await ada.page.getByText('A link was sent to ada@example.org.').waitFor();
  const { text } = await nextMail();
  const body = text.replaceAll('=\r\n', '');
  const link = (place) => new RegExp(`${world.address.replace(/\/$/, '')}/#/${place}/[a-z2-7]+`).exec(body)[0];
  // On whatever device it is read.
  const reader = await world.guest({ size: 'phone' });
  await reader.page.goto(link('mail'));
  await reader.page.getByText('this address is confirmed').waitFor();
  await ada.page.reload();
  await ada.page.getByText('Mails go to ada@example.org when').waitFor();
  await reader.page.goto(link('stop'));
  await reader.page.getByText('nothing more is sent to this address').waitFor();
  await ada.page.reload();
  await ada.page.getByRole('textbox', { name: 'By mail to' }).waitFor();
  await world.leave(ada, reader);
});

test('A message of the server reaches the service worker while nobody looks, and leads to the table', { timeout: 300_000 }, async () => {
  // No push service can be reached from here: the subscription is the test's own. Nor does this browser, which has no
  // windows, show notifications: what would be shown is kept.
  const ada = await newcomer('Ada', { keeps: true });
  const { page, context } = ada;
  const install = () => {
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
    const keys = crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveBits']);
    PushManager.prototype.subscribe = async () => {
      const p256dh = await crypto.subtle.exportKey('raw', (await keys).publicKey);
      return { endpoint: 'https://push.example.org/1', getKey: (name) => (name === 'auth' ? new Uint8Array(16).buffer : p256dh) };
    };
  };
  await page.addInitScript(install);
  await page.reload();
  await page.evaluate(async () => (await navigator.serviceWorker.ready).active.state);
  await openAccount(ada);
  const wish = page.getByRole('switch', { name: 'Tell me when it is my turn' });
  await page.getByText('also while this page is closed').waitFor();
  const asked = page.waitForResponse((response) => response.url().endsWith('/api/me/push') && response.request().method() === 'POST');
  await wish.check();
  assert.equal((await asked).status(), 200);
  assert.equal(await page.evaluate(async () => (await (await fetch('api/me/account')).json()).push), true);

  const devtools = await context.newCDPSession(page);
  const registration = new Promise((done) => devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => registrations[0] && done(registrations[0])));
  await devtools.send('ServiceWorker.enable');
  const { registrationId } = await registration;
  const worker = context.serviceWorkers()[0];
  await worker.evaluate(() => {
    self.shown = new Promise((show) => {
      self.registration.showNotification = async (title, options) => show({ title, ...options });
    });
  });
  const said = { title: 'It is your turn: Towns', body: 'Kim is waiting for you.', table: 'abc' };
  await devtools.send('ServiceWorker.deliverPushMessage', { origin: new URL(world.address).origin, registrationId, data: JSON.stringify(said) });
  const shown = await worker.evaluate(() => self.shown);
  assert.equal(shown.title, said.title);
  assert.equal(shown.body, said.body);
  assert.equal(shown.tag, 'abc');
  // Whoever presses it comes to the table.
  await worker.evaluate((data) => {
    const event = new ExtendableEvent('notificationclick');
    Object.assign(event, { notification: { data, close: () => undefined }, waitUntil: (work) => void work });
    self.dispatchEvent(event);
  }, shown.data);
  await page.waitForURL(/#\/t\/abc$/);

  await openAccount(ada);
  const ended = page.waitForResponse((response) => response.url().endsWith('/api/me/push') && response.request().method() === 'DELETE');
  await wish.uncheck();
  assert.equal((await ended).status(), 200);
  await world.leave(ada);
});
