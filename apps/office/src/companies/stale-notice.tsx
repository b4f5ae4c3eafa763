import type { CallError } from '@abrufbar/contract/protocol/client.ts';
import { berlinTime } from '@abrufbar/domain/values/calendar.ts';
import { manageCustomersTexts } from '@abrufbar/texts/companies/manage.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { Notice } from '#core/parts/notice.tsx';

const t = reader(manageCustomersTexts);

/** Names who was faster and when; what they stored stands at the fields. */
export const StaleNotice = ({ error }: { error: CallError }) => {
  const { by = '', at = '' } = error.reason ?? {};
  const title =
    at === ''
      ? t('bo.cus.stale', { name: by })
      : t('bo.cus.stale_at', { name: by, zeit: berlinTime(new Date(at)) });
  return (
    <Notice tone="warn" live title={title}>
      <p>{t('bo.cus.stale_text')}</p>
    </Notice>
  );
};
