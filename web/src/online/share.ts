export const toHex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

export function fromHex(text: string): Uint8Array {
  if (!/^([0-9a-f]{2})*$/i.test(text)) throw new Error('not hexadecimal');
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

/** This client's part of a game's luck: 32 bytes nobody else could know. */
export const randomShare = () => toHex(crypto.getRandomValues(new Uint8Array(32)));

/** An address of this page: a screen, and what it is about. */
export function linkTo(place: 'return', name: string, base: string = location.href): string {
  const address = new URL(base);
  address.hash = `/${place}/${encodeURIComponent(name)}`;
  return address.href;
}

/** A link to a table that the server knows, so that programs can show what it leads to. */
export function tableLink(table: string, base: string = location.href): string {
  return new URL(`./t/${encodeURIComponent(table)}`, base).href;
}
