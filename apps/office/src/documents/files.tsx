import { officeFilesTexts } from '@abrufbar/texts/documents-office.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { officeTexts } from '@abrufbar/texts/staff/frame.ts';
import { ViewTabs } from '#core/filters/view-tabs.tsx';
import { href } from '#core/navigation/paths.ts';
import { useSearch } from '#core/navigation/router.ts';
import { useMe } from '#core/session.ts';
import { FileList } from '#documents/files/file-list.tsx';
import { InvoiceList } from '#documents/files/invoice-list.tsx';

const t = reader({ ...officeFilesTexts, ...officeTexts });

const VIEWS = ['photos', 'invoices'] as const;

/** Photos and papers of deliveries, and invoices for whoever may read deliveries (OFF-138, OFF-139). */
export const Files = () => {
  const seesInvoices = useMe()?.read.includes('deliveries') ?? false;
  const views = VIEWS.filter((view) => view === 'photos' || seesInvoices);
  const asked = useSearch().get('view');
  const view = views.find((one) => one === asked) ?? 'photos';
  const tabs = (
    <ViewTabs
      label={t('bo.nav.files')}
      current={view}
      views={views.map((key) => ({
        key,
        label: t(`bo.file.views.${key}`),
        href: href('files', undefined, key === 'photos' ? undefined : { view: key }),
      }))}
    />
  );
  return view === 'photos' ? <FileList tabs={tabs} /> : <InvoiceList tabs={tabs} />;
};
