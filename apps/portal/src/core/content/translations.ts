import * as texts from '@abrufbar/contract/content/texts.ts';
import { overrideTexts } from '@abrufbar/texts/lookup/override.ts';
import { sendPlainly } from '#core/api/client.ts';
import { persisted } from '#core/device.ts';
import { place } from '#core/navigation/router.ts';

const textsOfServer = persisted('texts');

type Texts = ReadonlyMap<string, string>;

/** The texts stored at the last visit; anything that is not text is ignored. */
const readStored = (): Texts => {
  try {
    const entries: unknown = JSON.parse(textsOfServer.get() ?? '[]');
    const isText = (entry: unknown): entry is [string, string] =>
      Array.isArray(entry) && entry.length === 2 && entry.every((one) => typeof one === 'string');
    return new Map(Array.isArray(entries) ? entries.filter(isText) : []);
  } catch {
    return new Map();
  }
};

const applyTexts = (these: Texts): void => {
  overrideTexts(these);
  place.set({ ...place.get() }); // the same place as a new object: everything is drawn again
};

/** Those of the server now; a signed-in person who comes back to the page reads them again. */
export const readTexts = async (): Promise<void> => {
  try {
    const { items } = await sendPlainly(texts.translations, {});
    const now = JSON.stringify(items.map(({ key, text }) => [key, text]));
    if (now === (textsOfServer.get() ?? '[]')) return;
    textsOfServer.set(items.length > 0 ? now : null);
    applyTexts(readStored());
  } catch {
    // Those of the last visit stay.
  }
};

/**
 * Texts that editors have changed: those of the last visit at once, the current ones when they have arrived.
 * The first drawing uses the bundled ones, as at build time, so that React can hydrate the page.
 */
export const startTranslations = (): void => {
  const earlier = readStored();
  if (earlier.size > 0) applyTexts(earlier);
  void readTexts();
};
