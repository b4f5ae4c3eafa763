import { exportState } from '@abrufbar/contract/staff/exports.ts';
import { CallError } from '@abrufbar/contract/protocol/client.ts';
import { berlinDay, berlinTime, toShortDmy } from '@abrufbar/domain/values/calendar.ts';
import { formatWhole } from '@abrufbar/domain/values/quantities.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { officeTexts } from '@abrufbar/texts/staff/frame.ts';
import { staffExportPageTexts } from '@abrufbar/texts/staff/export-page.ts';
import { query } from '@abrufbar/web/data.ts';
import { showFlash } from '@abrufbar/web/flash.ts';
import { useToday } from '@abrufbar/web/today.ts';
import { download } from '@abrufbar/web/ui/icons/account.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isUnknown } from '#core/api/is-unknown.ts';
import { Button, ButtonLink } from '#core/controls/button.tsx';
import { saveExport } from '#core/export/save-export.ts';
import { Page } from '#core/frame/page.tsx';
import { href } from '#core/navigation/paths.ts';
import { DetailFallback } from '#core/parts/detail-fallback.tsx';
import { Empty } from '#core/parts/empty.tsx';

const t = reader({ ...staffExportPageTexts, ...officeTexts });

/** Lists that exports are made of. */
const PARENTS = {
  'call-offs': { label: t('bo.nav.calloffs'), href: href('calloffs') },
  claims: { label: t('bo.nav.claims'), href: href('claims', undefined, { view: 'all' }) },
  contracts: { label: t('bo.nav.contracts'), href: href('contracts') },
  customers: { label: t('bo.nav.customers'), href: href('customers') },
  deliveries: { label: t('bo.nav.deliveries'), href: href('deliveries') },
  files: { label: t('bo.nav.files'), href: href('files') },
  imports: { label: t('bo.nav.imports'), href: href('imports') },
  invitations: { label: t('bo.nav.invitations'), href: href('invitations') },
  invoices: { label: t('bo.nav.files'), href: href('files', undefined, { view: 'invoices' }) },
  'master-data': { label: t('bo.nav.master'), href: href('master') },
  translations: { label: t('bo.nav.translations'), href: href('translations') },
  carts: { label: t('bo.nav.carts'), href: href('carts', undefined, { view: 'open' }) },
  orders: { label: t('bo.nav.carts'), href: href('carts', undefined, { view: 'ordered' }) },
  reports: { label: t('bo.nav.reports'), href: href('reports', undefined, { show: 'table' }) },
  audit: { label: t('bo.nav.audit'), href: href('audit') },
} as const;

/** Page of the mail about a large export: the file for 24 hours, for the own session and after a code. */
export const Export = ({ id }: { id: string }) => {
  const today = useToday();
  const [isSaving, setIsSaving] = useState(false);
  const { data, error, refetch } = useQuery(query(exportState, { id }));
  const save = () => {
    if (!data) return;
    setIsSaving(true);
    saveExport({ ...data, id, today })
      .catch(() => showFlash('error', t('bo.export.failed')))
      .finally(() => setIsSaving(false));
  };
  const isGone = isUnknown(error) || (error instanceof CallError && error.status === 422);
  return (
    <Page title={t('bo.export.title')} {...(data && { parent: PARENTS[data.list] })}>
      {data && (
        <Empty
          icon={download}
          title={t(data.is_ready ? 'bo.export.ready' : 'bo.export.pending', {
            n: formatWhole(data.rows),
          })}
          action={
            data.is_ready && (
              <Button icon={download} busy={isSaving} onClick={save}>
                {t('bo.export.download')}
              </Button>
            )
          }
        >
          <p>{t('bo.export.until', { zeit: untilOf(data.expires_at) })}</p>
        </Empty>
      )}
      {isGone && (
        <Empty
          icon={download}
          title={t('bo.export.gone')}
          action={
            <ButtonLink variant="secondary" href={href('home')}>
              {t('bo.export.back')}
            </ButtonLink>
          }
        />
      )}
      {!data && !isGone && <DetailFallback error={error} onRetry={() => void refetch()} />}
    </Page>
  );
};

const untilOf = (instant: string): string => {
  const at = new Date(instant);
  return `${toShortDmy(berlinDay(at))}, ${berlinTime(at)}`;
};
