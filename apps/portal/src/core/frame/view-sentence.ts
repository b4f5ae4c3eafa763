import type { OutputOf } from '@abrufbar/contract/protocol/call.ts';
import * as session from '@abrufbar/contract/session/session.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { viewTexts } from '@abrufbar/texts/session/view.ts';
import { query } from '@abrufbar/web/data.ts';
import { cache } from '#core/api/cache.ts';
import { showErrorPopup } from '#core/frame/error-popup.ts';

const t = reader(viewTexts);

/** The answer of every control that would change something, as the server says it too. */
export const showSentence = (): void => {
  const { queryKey } = query(session.user, { company_number: null });
  const user = cache.getQueryData<OutputOf<typeof session.user>>(queryKey);
  showErrorPopup({ text: t('bo.impersonate.blocked', { name: user?.name ?? '' }) });
};
