import { BRANDS, type Brand } from '@abrufbar/domain/values/brand.ts';
import { insertMissingKey, saveEntry } from '#content/translation-store.ts';
import type { Database } from '#core/database/database.ts';

const HOUR_MS = 3_600_000;
const EDITOR = 'Sabine Kruse';

/** Texts that editors have written in place of the bundled ones. */
const OWN: Readonly<Record<Brand, Readonly<Record<string, string>>>> = {
  nordstein: {
    'help.empty_text': 'Bei Fragen hilft Ihnen die Disposition in Ihrem Werk gern weiter.',
    'delivery.incoming_empty_title': 'Zurzeit ist nichts unterwegs',
  },
  suedkies: { 'help.empty_text': 'Rufen Sie bei Fragen gern Ihr Werk an.' },
};

/** Texts that portals of another version asked for and this one does not have. */
const MISSING: Readonly<Record<Brand, readonly string[]>> = {
  nordstein: ['calloff.winter_hint', 'delivery.return_load'],
  suedkies: ['calloff.winter_hint'],
};

/** Fills in own texts of both brands, and texts that were reported as missing (OFF-246). */
export const fillTranslations = async (db: Database, now: Date): Promise<void> => {
  for (const brand of BRANDS) {
    for (const [at, key] of MISSING[brand].entries())
      await insertMissingKey(db, brand, key, new Date(now.getTime() - (5 + at * 31) * HOUR_MS));
    const by = { name: EDITOR, at: new Date(now.getTime() - 52 * HOUR_MS) };
    for (const [key, text] of Object.entries(OWN[brand]))
      await saveEntry(db, { brand, key, version: 0 }, text, by);
  }
};
