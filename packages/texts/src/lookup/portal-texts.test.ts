import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import test from 'node:test';
import { PORTAL_TEXTS } from '#lookup/portal-texts.ts';

const ROOT = new URL('../../../../', import.meta.url);

/** Of samples that nobody sees, and of the worker of pushes, which does not ask for changed texts. */
const NEVER_CHANGED = ['galleryTexts', 'pushWorkerTexts'];

/** Catalogues that the portal and the parts it shares import, `deliveries.ts deliveriesTexts`. */
const importedByPortal = (): ReadonlySet<string> => {
  const files = globSync(['apps/portal/src/**/*.{ts,tsx}', 'packages/web/src/**/*.{ts,tsx}'], {
    cwd: ROOT,
    exclude: ['**/*.test.ts'],
  });
  const imports = files.flatMap((file) => [
    ...readFileSync(new URL(file, ROOT), 'utf8').matchAll(
      /import \{([^}]*)\} from '@abrufbar\/texts\/([^']+)'/g,
    ),
  ]);
  return new Set(
    imports.flatMap(([, names = '', file = '']) =>
      names
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name.endsWith('Texts') && !file.startsWith('lookup/'))
        .filter((name) => !NEVER_CHANGED.includes(name))
        .map((name) => `${file} ${name}`),
    ),
  );
};

test('OFF-155 the list of texts holds every catalogue the portal reads, each once, and no other', async () => {
  const listed = Object.values(PORTAL_TEXTS).flat();
  assert.equal(new Set(listed).size, listed.length);
  const read = new Set<unknown>();
  for (const one of importedByPortal()) {
    const [file = '', name = ''] = one.split(' ');
    const exported = (await import(`../${file}`)) as Record<string, unknown>; // by the name the portal imports
    assert.ok(
      listed.some((catalogue) => catalogue === exported[name]),
      `${one} is missing`,
    );
    read.add(exported[name]);
  }
  assert.ok(read.size > 30);
  assert.deepEqual(
    listed.filter((catalogue) => !read.has(catalogue)),
    [],
  );
});

/** Letters that fit beside each other with text of 200 % at 320 px, in titles too. */
const MAX_LETTERS = 12;
/** Names for screen readers alone, and names that the server sends as they are and that fit their chip. */
const NEVER_BROKEN = [
  'nav.label',
  'common.slider_previous',
  'common.slider_next',
  'contract.status.1',
  'sites.filter.closed',
];

test('ONL-118 no own word is longer than a line of large text without a place to break it', () => {
  const drawn = Object.values(PORTAL_TEXTS)
    .flat()
    .flatMap((catalogue) => Object.entries(catalogue))
    .filter(([key]) => !NEVER_BROKEN.includes(key));
  const tooLong = new RegExp(`\\p{L}{${MAX_LETTERS + 1},}`, 'u');
  assert.deepEqual(
    drawn.filter(([, text]) => tooLong.test(text)),
    [],
  );
});
