/** A module, as far as it decides which file it is put into. */
type Source = {
  /** Modules that must have run before this one. */
  readonly imports: readonly string[];
  /** Characters of its code. */
  readonly length: number;
};
export type Sources = ReadonlyMap<string, Source>;

/** A page or part that is loaded by itself: what it needs, and how often it is loaded beside the others. */
export type Unit = { readonly needs: ReadonlySet<string>; readonly weight: number };

/** A file to be; `users` load it, those that only need a file which needs this one too. */
type Shared = {
  readonly users: ReadonlySet<Unit>;
  readonly modules: readonly string[];
  readonly length: number;
  /** Files this one needs, directly or not. */
  readonly needs: ReadonlySet<Shared>;
};

/** One more request weighs as much as this many characters of code that a page has no use for. */
const REQUEST_CHARACTERS = 8_000;
/** One more file, also one that is seldom loaded, weighs so much: lists name it, and every phone keeps it. */
const FILE_CHARACTERS = 32_000;

/**
 * Distributes modules that several units need over few files: first one for each set of units, then the two
 * whose union costs least are put together, as long as a request less is worth more than the code loaded for
 * nothing. Files come in an order in which each needs only those before it.
 */
export const shareFiles = (units: readonly Unit[], sources: Sources): string[][] => {
  let files = linked(bySetOfUsers(units, sources), sources);
  for (;;) {
    const pair = bestPair(files);
    if (!pair) break;
    const rest = files.filter((file) => !pair.includes(file));
    files = linked([...rest, union(...pair)], sources);
  }
  return files.toSorted((a, b) => a.needs.size - b.needs.size).map(({ modules }) => [...modules]);
};

type Unlinked = Pick<Shared, 'users' | 'modules'>;

const bySetOfUsers = (units: readonly Unit[], sources: Sources): Unlinked[] => {
  const found = new Map<string, { users: Set<Unit>; modules: string[] }>();
  // The bundler lists modules as their files were read, in another order each time.
  for (const id of [...sources.keys()].toSorted()) {
    const users = units.filter(({ needs }) => needs.has(id));
    if (users.length < 2) continue;
    const key = users.map((unit) => units.indexOf(unit)).join();
    const file = found.get(key) ?? { users: new Set(users), modules: [] };
    file.modules.push(id);
    found.set(key, file);
  }
  return [...found.values()];
};

const union = (a: Shared, b: Shared): Unlinked => ({
  users: a.users.union(b.users),
  modules: [...a.modules, ...b.modules],
});

/** Files with what they need; whoever loads a file loads that too. */
const linked = (files: readonly Unlinked[], sources: Sources): Shared[] => {
  const fileOf = new Map(files.flatMap((file) => file.modules.map((id) => [id, file] as const)));
  const made = new Map<Unlinked, Shared & { users: Set<Unit>; needs: Set<Shared> }>();
  const make = (file: Unlinked): Shared => {
    const before = made.get(file);
    if (before) return before;
    const needs = new Set<Shared>();
    const own = new Set(file.modules);
    const imports = file.modules.flatMap((id) => sources.get(id)?.imports ?? []);
    for (const id of imports) {
      const other = own.has(id) ? undefined : fileOf.get(id);
      if (!other) continue;
      const needed = make(other);
      for (const one of [needed, ...needed.needs]) needs.add(one);
    }
    const length = file.modules.reduce((sum, id) => sum + (sources.get(id)?.length ?? 0), 0);
    const shared = { users: new Set(file.users), modules: file.modules, length, needs };
    made.set(file, shared);
    return shared;
  };
  files.forEach(make);
  for (const { users, needs } of made.values()) {
    for (const needed of made.values()) {
      if (needs.has(needed)) users.forEach((unit) => needed.users.add(unit));
    }
  }
  return [...made.values()];
};

const weightOf = (users: ReadonlySet<Unit>): number => {
  let sum = 0;
  for (const { weight } of users) sum += weight;
  return sum;
};

/** The two files whose union saves most, none if it saves nothing. */
const bestPair = (files: readonly Shared[]): readonly [Shared, Shared] | undefined => {
  const pairs = files.flatMap((a, at) =>
    files.slice(at + 1).map((b) => ({ pair: [a, b] as const, least: costOf(a, b) })),
  );
  let best: { readonly pair: readonly [Shared, Shared]; readonly cost: number } | undefined;
  for (const { pair, least } of pairs.toSorted((a, b) => a.least - b.least)) {
    if (least >= (best?.cost ?? 0)) break;
    if (isBetween(...pair)) continue;
    const cost = least + costOfNeeds(...pair);
    if (cost < (best?.cost ?? 0)) best = { pair, cost };
  }
  return best?.pair;
};

/** Characters that all units together pay for the union of two files, without those it needs; below zero it is worth it. */
const costOf = (a: Shared, b: Shared): number => {
  const both = weightOf(a.users.intersection(b.users));
  const [ofA, ofB] = [weightOf(a.users) - both, weightOf(b.users) - both];
  return a.length * ofB + b.length * ofA - REQUEST_CHARACTERS * both - FILE_CHARACTERS;
};

/** Characters that units pay for files which only the other one of the two needs. */
const costOfNeeds = (a: Shared, b: Shared): number => {
  const users = a.users.union(b.users);
  let sum = 0;
  for (const file of a.needs.union(b.needs)) {
    if (file === a || file === b) continue;
    sum += weightOf(users.difference(file.users)) * (file.length + REQUEST_CHARACTERS);
  }
  return sum;
};

/** Whether a third file needs one of the two and is needed by the other: it and their union would need each other. */
const isBetween = (a: Shared, b: Shared): boolean => {
  const links = (from: Shared, to: Shared) => [...from.needs].some((file) => file.needs.has(to));
  return links(a, b) || links(b, a);
};
