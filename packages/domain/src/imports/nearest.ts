/** Characters in which a mistyped number may differ from the one that was meant. */
const MAX_DISTANCE = 2;

/** How many characters must be added, removed or replaced; stops counting above the limit. */
const distance = (a: string, b: string): number => {
  if (Math.abs(a.length - b.length) > MAX_DISTANCE) return MAX_DISTANCE + 1;
  let above = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const line = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const replaced = (above[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      line.push(Math.min(replaced, (above[j] ?? 0) + 1, (line[j - 1] ?? 0) + 1));
    }
    above = line;
  }
  return above[b.length] ?? 0;
};

/** The one known number that was probably meant; null where none or several are as near. */
export const nearest = (value: string, known: readonly string[]): string | null => {
  let best: string | null = null;
  let least = MAX_DISTANCE + 1;
  for (const one of new Set(known)) {
    const between = distance(value, one);
    if (between > least || between > MAX_DISTANCE) continue;
    best = between === least ? null : one;
    least = between;
  }
  return best;
};
