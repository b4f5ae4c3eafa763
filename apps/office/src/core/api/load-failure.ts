import { CallError } from '@abrufbar/contract/protocol/client.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { officeTexts } from '@abrufbar/texts/staff/frame.ts';

const t = reader(officeTexts);

/** Sentence in place of data that did not load: of the line, of the server or of a limit (OFF-295). */
export const loadFailureText = (error: unknown): string => {
  if (!(error instanceof CallError)) return t('bo.load_error');
  if (error.status === 0) return t('bo.load_error_line');
  if (error.status >= 500) return t('bo.load_error_server');
  // Only the server knows which limit was exceeded, and for how long.
  if (error.status === 429) return error.message || t('bo.load_error_limit');
  return t('bo.load_error');
};
