import type { CallError } from '@abrufbar/contract/protocol/client.ts';
import { deliveriesScannerTexts } from '@abrufbar/texts/deliveries-scanner.ts';
import { generalTexts } from '@abrufbar/texts/frame/general.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';

const t = reader({ ...generalTexts, ...deliveriesScannerTexts });

export type ScanRefusal = {
  /** Heading of the popup; the form of the number shows the lines alone. */
  readonly title: string;
  readonly lines: readonly string[];
  /** Another scan cannot help: a right is missing (PER-03). */
  readonly final?: boolean;
  /** The number of the note may help where its code does not (DOC-82). */
  readonly byNumber?: boolean;
};

const MISSING_RIGHT_STATUS = 403;
const UNKNOWN_NOTE_STATUS = 404;
const NO_NOTE_STATUS = 422;
/** The server alone can say how long to wait (D-18). */
const LIMIT_REACHED_STATUS = 429;
const SERVER_FAULT_STATUS = 500; // and above

type Answer = Pick<CallError, 'status' | 'message' | 'errors' | 'requestId'>;

/**
 * The true reason why a scan found nothing (ERR-14, ERR-15): a note that is not there, a code that is no
 * note's, or a failure of ours, which says nothing about the note.
 */
export const scanRefusal = ({ status, message, errors, requestId }: Answer): ScanRefusal => {
  const named = errors.map((error) => error.message).filter((line) => line !== '');
  if (status === NO_NOTE_STATUS) {
    return { title: t('scanner.none_title'), lines: orGeneric(named), byNumber: true };
  }
  if (status === UNKNOWN_NOTE_STATUS) {
    return { title: t('scanner.failed_title'), lines: orGeneric(named), byNumber: true };
  }
  if (status === MISSING_RIGHT_STATUS) {
    const lines = [message || t('scanner.forbidden')];
    return { title: t('scanner.forbidden_title'), lines, final: true };
  }
  const title = t('global_error_popup.title');
  if (status === LIMIT_REACHED_STATUS && message !== '') return { title, lines: [message] };
  const number = requestId ? [t('global_error_popup.request', { nummer: requestId })] : [];
  const ours = status >= SERVER_FAULT_STATUS ? [t('scanner.server_fault')] : [];
  return { title, lines: [...ours, t('global_error_popup.text'), ...number] };
};

const orGeneric = (lines: readonly string[]): readonly string[] =>
  lines.length > 0 ? lines : [t('scanner.failed_text')];
