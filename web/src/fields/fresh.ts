/** A name that is not taken yet: the name itself, or with a letter behind it, because names have no digits. */
export function freshName(name: string, taken: readonly string[]): string {
  const used = new Set(taken.map((one) => one.toLowerCase()));
  for (let i = 0; ; ++i) {
    const made = i === 0 ? name : `${name} ${lettersOf(i)}`;
    if (!used.has(made.toLowerCase())) return made;
  }
}

/** 1 is B: the name without a letter was the first. */
const lettersOf = (i: number): string => (i < 26 ? String.fromCharCode(65 + i) : lettersOf(Math.floor(i / 26) - 1) + String.fromCharCode(65 + (i % 26)));
