import { fillPlaceholders, type Page } from '@abrufbar/domain/content/pages.ts';
import type { Brand } from '@abrufbar/domain/values/brand.ts';
import { berlinDay, toDmy } from '@abrufbar/domain/values/calendar.ts';
import { appTexts } from '@abrufbar/texts/frame/app.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { findVersionAt } from '#content/pages/version-store.ts';
import type { Database } from '#core/database/database.ts';

const t = reader(appTexts);

/** A text with the values of its placeholders: the brand's name, and the day since which it counts (OFF-146). */
export const filled = (
  html: string,
  { brand, at }: { readonly brand: Brand; readonly at: string | Date },
): string =>
  fillPlaceholders(html, { marke: t(`brand.${brand}`), datum: toDmy(berlinDay(new Date(at))) });

/**
 * A text as it is read under a brand: the version of now with the values of its placeholders (OFF-146); undefined
 * before the first.
 */
export const findTextAt = async (
  db: Database,
  page: Page,
  { brand, now }: { readonly brand: Brand; readonly now: Date },
): Promise<string | undefined> => {
  const version = await findVersionAt(db, page, now);
  if (version === undefined) return undefined;
  return filled(version.html, { brand, at: version.publishedAt });
};
