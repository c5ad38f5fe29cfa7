import { host } from '../app/host';
import { router } from '../app/router.svelte';
import type { Greeting, Person, Summary } from '../engine/protocol';
import { gameTitle } from '../i18n/games';
import { followLanguage, wanted } from '../i18n/i18n.svelte';
import { prefs } from '../prefs/prefs.svelte';
import { toasts } from '../ui';
import { api, socketAddress } from './api';
import { freshPage } from './fresh_page';
import { merged, newTurns, turnsIn } from './lists';
import { note, wantsNotes } from './notify';
import { usePasskey } from './passkey';
import { keepSubscribed } from './push';
import { presence } from '../app/presence.svelte';
import { remoteHost, type ConnectionState, type RemoteHost, type ServerPush, type Socket, type ViewMaker } from './remote_host';
import { o } from './words';

/** The engine of the page, for what the server sends. */
async function viewMaker(): Promise<ViewMaker> {
  const { engine, hello } = await host();
  return {
    version: hello.version,
    view: async (header, glimpse) => (await engine.send('show', { header, glimpse })).view,
  };
}

/** The server as the screens see it: one connection for the whole page, who we are, the lists that push. */
class Online {
  /** Idle: no screen has needed a connection yet. */
  state = $state.raw<ConnectionState | { now: 'idle' }>({ now: 'idle' });
  hello = $state.raw<Greeting | null>(null);
  tables = $state.raw<Summary[] | null>(null);
  mine = $state.raw<Summary[] | null>(null);
  /** There is a newer page, and it comes. */
  reloading = $state(false);
  #host: RemoteHost | undefined;
  #inLobby = false;

  get me(): Person | null {
    return presence.person;
  }

  /** Connects when first needed. */
  get host(): RemoteHost {
    this.#host ??= this.#connect();
    return this.#host;
  }

  /** The page's language is another one. */
  speakAgain(): void {
    this.#host?.reconnect();
  }

  /** From now on the list of tables is kept up to date; returns what ends that. */
  visitLobby(): () => void {
    this.#inLobby = true;
    void this.#lists();
    return () => {
      this.#inLobby = false;
      this.host.ask('unlobby', {}).catch(() => undefined);
    };
  }

  /** Takes a name: the first, or another one. */
  async callMe(name: string): Promise<void> {
    this.#is(await api.rename(name));
    prefs.set({ name });
  }
  async comeBack(token: string): Promise<Person> {
    const person = await api.comeBack(token);
    this.#is(person);
    return person;
  }
  /** By a recovery code; returns the next one. */
  async recover(code: string): Promise<string> {
    const back = await api.recover(code);
    this.#is(back.person);
    return back.code;
  }
  async comeBackByPasskey(): Promise<Person> {
    const person = await usePasskey();
    this.#is(person);
    return person;
  }
  async forgetMe(): Promise<void> {
    await api.forget();
    this.#is(null);
  }
  /** The server forgets the person, on every device. */
  async forgetEverything(): Promise<void> {
    await api.forgetEverything();
    this.#is(null);
  }

  /** A connection belongs to the person who made it: anybody else needs a new one. */
  #is(person: Person | null): void {
    presence.became(person);
    this.mine = null;
    presence.count(0);
    this.#host?.reconnect();
  }

  #connect(): RemoteHost {
    const host = remoteHost({
      open: () => new WebSocket(socketAddress()) as unknown as Socket,
      online: () => navigator.onLine,
      maker: viewMaker,
      language: wanted,
    });
    this.state = host.state;
    host.onState((state) => {
      this.state = state;
      if (state.now === 'ended' && state.why === 'other_version') void freshPage().then((comes) => (this.reloading = comes));
    });
    host.onHello((hello) => {
      this.hello = hello;
      presence.became(hello.you ?? null);
      if (hello.you && wantsNotes()) void keepSubscribed(hello.you.id);
      if (hello.you && !this.#inLobby) void this.#lists();
    });
    host.onServerPush((push) => this.#pushed(push));
    return host;
  }

  async #lists(): Promise<void> {
    try {
      const { tables, mine } = await this.host.ask('lobby', {});
      this.tables = tables;
      this.#setMine(mine);
      if (!this.#inLobby) await this.host.ask('unlobby', {});
    } catch {
      // The banner tells what is wrong with the connection.
    }
  }

  #pushed(push: ServerPush): void {
    if (push.push === 'lobby') this.tables = merged(this.tables ?? [], push);
    else if (push.push === 'mine') this.#setMine(merged(this.mine ?? [], push));
    else if (push.push === 'notice') toasts.say(push.sentence, 'bad');
  }

  /** Who looks at a table hears of it there, and not in the list as well. */
  sawTable(table: string, turn: boolean, over: boolean): void {
    const one = this.mine?.find((known) => known.table === table);
    if (!one || (one.your_turn === turn && !over)) return;
    this.#setMine(merged(this.mine ?? [], { tables: over ? [] : [{ ...one, your_turn: turn }], gone: over ? [table] : [] }));
  }

  #setMine(mine: Summary[]): void {
    const fresh = this.mine ? newTurns(this.mine, mine) : [];
    this.mine = mine;
    presence.count(turnsIn(mine));
    for (const one of fresh) this.#myTurn(one);
  }

  #myTurn(one: Summary): void {
    const route = router.route;
    const there = route.page === 'online' && route.place === 't' && route.name === one.table;
    const game = gameTitle(one.game);
    if (document.visibilityState === 'hidden') {
      const others = one.seats.filter((seat, at) => at !== one.yours && seat.occupant === 'human').map((seat) => seat.name);
      if (wantsNotes()) void note(o('lobby-notify-title', { game }), others.length > 0 ? o('lobby-notify-text', { names: others }) : '', one.table);
    } else if (!there) toasts.say(o('lobby-turn-in', { game }));
  }
}

export const online = new Online();

// What the server says of itself, and at tables, is asked for again.
followLanguage(() => Promise.resolve(online.speakAgain()));
