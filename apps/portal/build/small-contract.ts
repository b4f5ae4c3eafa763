import { parseSync, Visitor, type Plugin } from 'vite';

const CONTRACT = /\/packages\/contract\/src\/.*\.ts$/;
/** Fields of a call that only the server and the published description read. */
const FOR_SERVER: ReadonlySet<string> = new Set(['summary', 'rate', 'audited']);

/** Calls as the browser needs them: their sentences for the description alone weigh more than a screen. */
export const withoutServerFields = (code: string, file: string): string => {
  const cuts: { readonly start: number; readonly end: number }[] = [];
  new Visitor({
    Property({ key, value, start, end }) {
      const isName = key.type === 'Identifier' && FOR_SERVER.has(key.name);
      if (isName && value.type === 'Literal') cuts.push({ start, end });
    },
  }).visit(parseSync(file, code).program);
  return cuts
    .toSorted((a, b) => b.start - a.start)
    .reduce(
      (left, { start, end }) => left.slice(0, start) + left.slice(end).replace(/^,/, ''),
      code,
    );
};

/** Leaves out of the browser's code what only the server reads of a call. */
export const smallContract = (): Plugin => ({
  name: 'small-contract',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: CONTRACT },
    handler: (code, id) => ({ code: withoutServerFields(code, id), map: null }),
  },
});
