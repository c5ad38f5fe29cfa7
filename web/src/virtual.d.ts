declare module 'virtual:engine-words' {
  const files: Readonly<Record<string, () => Promise<{ default: Record<string, string> }>>>;
  export default files;
}

declare module 'virtual:game-facts' {
  const facts: unknown;
  export default facts;
}
