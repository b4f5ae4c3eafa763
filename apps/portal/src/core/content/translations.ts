import * as texts from '@abrufbar/contract/content/texts.ts';
import { overrideTexts } from '@abrufbar/texts/lookup/override.ts';
import { sendPlainly } from '#core/api/client.ts';
import { kept } from '#core/device.ts';
import { place } from '#core/navigation/router.ts';

const textsOfServer = kept('texts');

type Texts = ReadonlyMap<string, string>;

/** What was kept at the last visit; text and nothing else, whoever has written it there. */
const readKept = (): Texts => {
  try {
    const entries: unknown = JSON.parse(textsOfServer.get() ?? '[]');
    const isText = (entry: unknown): entry is [string, string] =>
      Array.isArray(entry) && entry.length === 2 && entry.every((one) => typeof one === 'string');
    return new Map(Array.isArray(entries) ? entries.filter(isText) : []);
  } catch {
    return new Map();
  }
};

const put = (these: Texts): void => {
  overrideTexts(these);
  place.set({ ...place.get() }); // the same place once more: everything is drawn anew
};

/**
 * Texts that editors have changed: those of the last visit at once, those of now when they are there. The
 * first drawing is made with the bundled ones, as at build time, so that the page is taken over as it is.
 */
export const startTranslations = async (): Promise<void> => {
  const earlier = readKept();
  if (earlier.size > 0) put(earlier);
  try {
    const { items } = await sendPlainly(texts.translations, {});
    const now = JSON.stringify(items.map(({ key, text }) => [key, text]));
    if (now === JSON.stringify([...earlier])) return;
    textsOfServer.set(items.length > 0 ? now : null);
    put(readKept());
  } catch (error) {
    console.warn('translations', error); // those of the last visit stay
  }
};
