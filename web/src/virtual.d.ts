declare module 'virtual:engine-words' {
  const files: Readonly<Record<string, () => Promise<{ default: Record<string, string> }>>>;
  export default files;
}

declare module 'virtual:game-facts' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-imports -- a module that is declared cannot import from a path
  type GameInfo = import('./engine/protocol').GameInfo;
  type GameFacts = Pick<GameInfo, 'title' | 'players' | 'simultaneous' | 'daily'> & { readonly taglines: Readonly<Record<string, string>> };
  const facts: Readonly<Record<GameInfo['name'], GameFacts>>;
  export default facts;
}
