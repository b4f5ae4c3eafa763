import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import test from 'node:test';

const ROOT = new URL('../../../', import.meta.url);

/** Every exported `...Texts` object of this package: [catalogue, key, text]. */
const allTexts = async (): Promise<[catalogue: string, key: string, text: string][]> => {
  const found: [string, string, string][] = [];
  for (const file of globSync('**/*.ts', { cwd: import.meta.dirname }).toSorted()) {
    if (file.endsWith('.test.ts')) continue;
    // Text files export objects of texts and, beside them, functions without entries of their own.
    const exported = (await import(`./${file}`)) as Record<string, Record<string, string>>;
    for (const [name, catalogue] of Object.entries(exported)) {
      if (!name.endsWith('Texts')) continue;
      for (const [key, text] of Object.entries(catalogue)) found.push([name, key, text]);
    }
  }
  assert.ok(found.length > 150, `only ${found.length} texts found`);
  return found;
};

const FORMAL_MISTAKES: [what: string, pattern: RegExp][] = [
  ['is empty or has blanks at an end', /^$|^\s|\s$/],
  ['has an exclamation mark', /!/],
  ['has straight or English quotation marks', /["'”‚‘’]/],
  ['opens a quotation without closing it, or the reverse', /^[^„]*“|„[^“]*(„|$)/],
  ['has dots or a hyphen where an ellipsis or a dash belongs', /\.\.|\s-\s|—/],
  ['has two blanks', /\s\s/],
  ['is not formal', /\b(du|dich|dir|dein\w*|euch|euer|eure\w*)\b/i],
  ['has a sign that the first font file lacks', /[^\x20-\x7E\u00A0\u00ADÄÖÜäöüß„“–…·³±°−]/],
];

test('every text is formal German in the house style (D-36)', async () => {
  for (const [, key, text] of await allTexts()) {
    for (const [what, pattern] of FORMAL_MISTAKES) {
      assert.doesNotMatch(text, pattern, `${key} ${what}: ${text}`);
    }
  }
});

/**
 * One word for one thing: words that another one has replaced, in compounds and names of states too. The specification
 * names the states in English, so no German word of theirs is given.
 */
const RETIRED_WORDS: [retired: RegExp, now: string][] = [
  [/\bRest\b|Noch offen/, 'Offen'],
  [/[Nn]och ein ?mal/, 'erneut'],
  [/\b([Ss]uche|wurde|werden) (löschen|gelöscht)/, 'leeren'],
  [/Storno/i, 'Stornierung'],
  [/Lieferwerk/, 'Werk'],
  [/\bUmlauf\b/, 'Umläufe'],
  [/\bFrei Baustelle/, 'frei Baustelle'],
  [/(?<!Push-)Mitteilung|mitteilung|Mitteilungsdienst/, 'Push-Mitteilung'],
  [/Benachrichtigung/i, 'Nachricht, Push-Mitteilung'],
  [
    /Ansprechpartner (im|beim|in)\b|Ansprechperson beim|die Ihre Rechte verwaltet/,
    'Ansprechperson im Werk',
  ],
  [/\b([Ll]ädt|Laden abbrechen|(PDF|Tabelle) laden)\b/, 'Wird geladen, Herunterladen'],
  [/\b[Ss]ichern\b(?! Sie das PDF)|\bgesichert\b/, 'Speichern'],
  [/Bewegte Bilder/, 'Animierte Bilder'],
  [/passen nicht zu einer Lieferung/, 'Je Lieferung sind höchstens {n} Dateien möglich.'],
];

test('one thing has one German word, and a time keeps its "Uhr" on its line', async () => {
  for (const [, key, text] of await allTexts()) {
    for (const [retired, now] of RETIRED_WORDS)
      assert.doesNotMatch(text, retired, `${key} says "${now}": ${text}`);
    assert.doesNotMatch(text, /(?<=[\d}]) Uhr\b/, `${key} breaks before "Uhr": ${text}`);
  }
});

/** Texts that screens read by key and the server may override; the others are found by code. */
const screenTexts = async () =>
  (await allTexts()).filter(([catalogue, key]) => key.includes('.') && catalogue !== 'fieldTexts');

test('placeholders are well formed', async () => {
  for (const [, key, text] of await allTexts()) {
    assert.doesNotMatch(text.replaceAll(/\{[a-zA-Z\u00AD]+\}/g, ''), /[{}]/, `${key}: ${text}`);
  }
});

test('keys of screens are unique and in the form the server can override (D-59)', async () => {
  const homes = new Map<string, string>();
  for (const [catalogue, key] of await screenTexts()) {
    assert.match(key, /^[a-z0-9_.-]{1,120}$/);
    assert.equal(homes.get(key), undefined, `${key} is in ${homes.get(key)} and ${catalogue}`);
    homes.set(key, catalogue);
  }
});

test('D-59 no key is lost or renamed, because servers keep changed texts by key', async () => {
  const listed = readFileSync(new URL('text-keys.txt', import.meta.url), 'utf8')
    .trim()
    .split('\n');
  const keys = (await screenTexts()).map(([, key]) => key);
  assert.deepEqual(
    listed.filter((key) => !keys.includes(key)),
    [],
  );
  const isNew = (key: string) => !listed.includes(key);
  assert.deepEqual(keys.filter(isNew), [], 'a new key is added to text-keys.txt');
});

test('a text for one has its text for many, and the reverse', async () => {
  const keys = new Set((await screenTexts()).map(([, key]) => key));
  for (const key of keys) {
    const [, stem, count] = /^(.+)_(one|many)$/.exec(key) ?? [];
    if (stem) assert.ok(keys.has(`${stem}_${count === 'one' ? 'many' : 'one'}`), key);
  }
});

test('every text is used', async () => {
  const readers = globSync(['apps/*/**/*.{ts,tsx}', 'packages/*/src/**/*.{ts,tsx}'], {
    cwd: ROOT,
    exclude: ['**/node_modules', '**/dist', '**/*.test.ts', 'packages/texts/src'],
  });
  // Sentences that both office and server make out of texts are made beside them.
  const code = [...readers, ...globSync('packages/texts/src/**/*-words.ts', { cwd: ROOT })]
    .map((file) => readFileSync(new URL(file, ROOT), 'utf8'))
    .join('\n');
  const literals = new Set(code.match(/(?<=(['"`]))[a-z0-9_.-]+(?=\1)/g));
  const templates = keyTemplates(code);
  const keys = (await screenTexts()).map(([, key]) => key);
  const unused = keys.filter(
    (key) => !literals.has(key) && !templates.some((one) => one.test(key)),
  );
  assert.deepEqual(unused, []);
});

/** Keys built in code, such as `contract.status.${status}`, as patterns of the possible keys. */
const keyTemplates = (code: string): RegExp[] =>
  [...code.matchAll(/`([a-z][a-z_-]*\.[a-z0-9_.-]*\$\{[^`]*)`/g)].map(([, template = '']) => {
    const fixed = template.split(/\$\{[^}]*\}/).map((part) => RegExp.escape(part));
    return new RegExp(`^${fixed.join('[a-z0-9_-]+')}$`);
  });
