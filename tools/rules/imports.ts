/** Allowed imports: between rooms, between the layers of an app, between concepts. */
import { builtinModules } from 'node:module';
import { ARROWS, ROOMS, type Room } from '../house.ts';
import { isTestMaterial, type Place, placeOf, resolveImport } from './places.ts';
import type { Problem } from './problem.ts';
import type { Import, Source } from './source.ts';

const LAYERS = { root: 2, concept: 1, core: 0 } as const;

/** Names of the packages a room's package.json declares, by room. */
type Declared = Readonly<Record<string, ReadonlySet<string>>>;

/** One problem for every import that breaks a rule of the house. */
export const checkImports = (sources: readonly Source[], declared: Declared): Problem[] =>
  sources.flatMap((source) =>
    source.imports.flatMap((taken) =>
      [checkForm(source.path, taken), checkTarget(source.path, taken, declared)].flatMap((text) =>
        text ? [{ path: source.path, line: taken.line, text }] : [],
      ),
    ),
  );

const checkForm = (path: string, { specifier }: Import): string | null => {
  const target = resolveImport(path, specifier);
  if (!target) return null;
  const [file = ''] = specifier.split('?');
  if (!/\.[a-z0-9]+$/.test(file)) return `import "${specifier}" must end in .ts or .tsx`;
  const code = /\.tsx?$/.test(file);
  const inside = placeOf(path) !== null;
  if (code && inside && specifier.startsWith('.')) {
    return `import "${specifier}" is written #${target.replace(/^(packages|apps)\/[a-z]+\/src\//, '')} inside a package`;
  }
  return null;
};

const checkTarget = (path: string, { specifier }: Import, declared: Declared): string | null => {
  const from = placeOf(path);
  const room = from && ROOMS[from.room];
  if (!from || !room) return null;
  const target = resolveImport(path, specifier);
  if (target === null) return checkPackage(path, specifier, from, room, declared);
  const to = placeOf(target);
  if (!to) return `${from.room} may not import ${specifier}`;
  const forTests = isTestMaterial(path) || from.concept === 'demo';
  if (!forTests && isTestMaterial(target)) return `${target} is for tests and demo data only`;
  if (to.room !== from.room) {
    return room.imports.includes(to.room) ? null : `${from.room} may not import ${to.room}`;
  }
  if (forTests) return null;
  return path.startsWith('apps/') ? checkInside(from, to) : null;
};

const checkPackage = (
  path: string,
  specifier: string,
  from: Place,
  room: Room,
  declared: Declared,
): string | null => {
  if (isTestMaterial(path) || specifier.startsWith('virtual:')) return null;
  const name = specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
  if (specifier.startsWith('node:') || builtinModules.includes(name)) {
    return room.node ? null : `${from.room} runs where "${specifier}" does not exist`;
  }
  const known =
    room.packages === 'declared'
      ? (declared[from.room]?.has(name) ?? false)
      : room.packages.includes(name);
  return known ? null : `${from.room} may not import the package "${name}"`;
};

const checkInside = (from: Place, to: Place): string | null => {
  if (LAYERS[to.layer] > LAYERS[from.layer])
    return `${from.layer} may not import ${to.layer} files`;
  if (from.layer !== 'concept' || to.layer !== 'concept' || from.concept === to.concept)
    return null;
  return ARROWS[from.room]?.[from.concept]?.includes(to.concept)
    ? null
    : `${from.concept} may not import ${to.concept}: the arrow is not in tools/house.ts`;
};

/** First circle of concepts in the allowed arrows, for example `a -> b -> a`; null without one. */
export const findCircle = (arrows: Readonly<Record<string, readonly string[]>>): string | null => {
  const walk = (concept: string, way: readonly string[]): string | null => {
    if (way.includes(concept)) return [...way, concept].join(' -> ');
    for (const next of arrows[concept] ?? []) {
      const circle = walk(next, [...way, concept]);
      if (circle) return circle;
    }
    return null;
  };
  for (const concept of Object.keys(arrows)) {
    const circle = walk(concept, []);
    if (circle) return circle;
  }
  return null;
};
