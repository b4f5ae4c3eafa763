import { createTranslation } from '@abrufbar/contract/content/texts.ts';
import { onMissingText } from '@abrufbar/texts/lookup/missing-text.ts';
import { sendPlainly } from '#core/api/client.ts';

const reported = new Set<string>();

/** Reports a missing text to the editors, once per key and visit (D-59), without waiting for the answer. */
export const watchMissingTexts = (): void =>
  onMissingText((key) => {
    if (reported.has(key)) return;
    reported.add(key);
    sendPlainly(createTranslation, { key }).catch((error: unknown) => {
      console.warn('text', key, error);
    });
  });
