import { describe, expect, it, vi } from 'vitest';
import { connect, type Channel } from '../../src/engine/host';
import type { HostMessage, RequestMessage } from '../../src/engine/protocol';
import { readRequest } from '../../src/engine/wire';
import { checked } from './checked';
import { pushAt } from './messages';

/** A channel to speak through by hand. */
function handChannel() {
  const posted: RequestMessage[] = [];
  let text: (said: string) => void = () => undefined;
  let gone: (why: string) => void = () => undefined;
  const channel: Channel = {
    post: (said) => posted.push(readRequest(said)),
    listen(onText, onClose) {
      text = onText;
      gone = onClose;
    },
    close: vi.fn(),
  };
  return { channel: checked(channel), posted, say: (message: HostMessage) => text(JSON.stringify(message)), end: (why: string) => gone(why) };
}

describe('a host over a channel', () => {
  it('gives every answer to who asked, in whatever order they come', async () => {
    const { channel, posted, say } = handChannel();
    const host = connect(channel);
    const first = host.send('close', { table: 'a' });
    const second = host.send('record', { table: 'b' });
    expect(posted.map((message) => message.do)).toEqual(['close', 'record']);
    say({ re: posted[1]?.id ?? 0, record: 'text' });
    say({ re: posted[0]?.id ?? 0 });
    expect(await second).toEqual({ record: 'text' });
    expect(await first).toEqual({});
  });

  it('refuses with reason and sentence', async () => {
    const { channel, say } = handChannel();
    const asked = connect(channel).send('record', { table: 'a' });
    say({ re: 1, error: { reason: 'unknown_name', sentence: 'There is no table "a".' } });
    await expect(asked).rejects.toMatchObject({ reason: 'unknown_name', message: 'There is no table "a".' });
  });

  it('tells pushes to all who listen, as long as they do', () => {
    const { channel, say } = handChannel();
    const host = connect(channel);
    const heard = vi.fn();
    const stop = host.onPush(heard);
    say(pushAt('a', 1, 2));
    stop();
    say(pushAt('a', 1, 2));
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('leaves nobody waiting when the host is gone', async () => {
    const { channel, end } = handChannel();
    const host = connect(channel);
    const closed = vi.fn();
    host.onClose(closed);
    const asked = host.send('record', { table: 'a' });
    end('The engine stopped.');
    await expect(asked).rejects.toMatchObject({ reason: 'io_error' });
    await expect(host.send('record', { table: 'a' })).rejects.toMatchObject({ reason: 'io_error' });
    expect(closed).toHaveBeenCalledExactlyOnceWith('The engine stopped.');
  });
});
