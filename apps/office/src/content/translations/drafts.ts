import type { TranslationRow } from '@abrufbar/contract/content/office-translations.ts';
import { checkPlaceholders } from '@abrufbar/domain/content/translations.ts';
import { contentTranslationsTexts } from '@abrufbar/texts/content-translations.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';

const t = reader(contentTranslationsTexts);

/** A text that was typed in a row and is not stored. */
export type Draft = {
  readonly text: string;
  /** Sentence about what is wrong, or why it could not be stored. */
  readonly problem: string | null;
  /** A colleague was faster; the row shows what is stored now. */
  readonly faster: {
    readonly by: string;
    readonly at: string;
    readonly row: TranslationRow;
  } | null;
};

/** The text a cell begins with. */
export const storedText = ({ text, standard }: TranslationRow): string => text ?? standard ?? '';

/** A typed text does nothing, leads back to the standard, is refused, or is to be stored. */
type Step =
  | { readonly kind: 'none' | 'reset' }
  | { readonly kind: 'refused'; readonly problem: string }
  | { readonly kind: 'save'; readonly text: string };

/** An empty text and the standard itself are no text of one's own. */
export const stepOf = (row: TranslationRow, typed: string): Step => {
  const text = typed.trim();
  if (text === storedText(row)) return { kind: 'none' };
  if (text === '' || text === row.standard) return { kind: row.text === null ? 'none' : 'reset' };
  const problem = checkPlaceholders(row.standard, text);
  if (problem === null) return { kind: 'save', text };
  const name = problem.placeholder;
  return {
    kind: 'refused',
    problem:
      problem.code === 'missing'
        ? t('bo.tr.placeholder', { name })
        : t('bo.tr.placeholder_unknown', { name }),
  };
};
