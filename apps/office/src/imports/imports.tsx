import { officeKeys } from '@abrufbar/contract/imports/office-keys.ts';
import { officeImportExport } from '@abrufbar/contract/imports/office-export.ts';
import { officeSources } from '@abrufbar/contract/imports/office.ts';
import { officeImportsTexts } from '@abrufbar/texts/imports-office.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { query } from '@abrufbar/web/data.ts';
import { useToday } from '@abrufbar/web/today.ts';
import { upload } from '@abrufbar/web/ui/icons/office.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#core/controls/button.tsx';
import { ExportMenu } from '#core/export/export-menu.tsx';
import { ViewTabs } from '#core/filters/view-tabs.tsx';
import { Page } from '#core/frame/page.tsx';
import { href } from '#core/navigation/paths.ts';
import { useSearch } from '#core/navigation/router.ts';
import { useMe } from '#core/session.ts';
import { Formats } from '#imports/formats/formats.tsx';
import { KeyDrawer } from '#imports/keys/key-drawer.tsx';
import { KeyPanel } from '#imports/keys/key-panel.tsx';
import { KeyTable } from '#imports/keys/key-table.tsx';
import { FileDrawer } from '#imports/log/file-drawer.tsx';
import { ImportLog } from '#imports/log/import-log.tsx';
import { Sources } from '#imports/log/sources.tsx';
import styles from './imports.module.css';

const t = reader(officeImportsTexts);

const TABS = ['log', 'errors', 'keys', 'schema'] as const;
type Tab = (typeof TABS)[number];

/** Key of the drawer while a new import key is made. */
const NEW = 'new';
const REFETCH_INTERVAL_MS = 30_000;

/** Everything systems have sent, its outcome, and the keys they send it with (OFF-160). */
export const Imports = () => {
  const today = useToday();
  const me = useMe();
  const search = useSearch();
  const [isReading, setIsReading] = useState(false);
  const [keyId, setKeyId] = useState<string | null>(null);
  const mayWrite = me?.write.includes('imports') ?? false;
  const seesKeys = me?.read.includes('keys') ?? false;
  const sources = useQuery({
    ...query(officeSources, {}),
    refetchInterval: REFETCH_INTERVAL_MS,
  });
  const keys = useQuery(query(officeKeys, seesKeys ? {} : null));
  const tabs = TABS.filter((tab) => tab !== 'keys' || seesKeys);
  const tab = tabs.find((one) => one === search.get('view')) ?? 'log';
  const counts: Partial<Record<Tab, number | undefined>> = {
    errors: sources.data?.with_errors,
    keys: keys.data?.items.length,
  };
  const openKey = keys.data?.items.find(({ id }) => id === keyId);
  const isList = tab === 'log' || tab === 'errors';
  const wanted = {
    view: tab === 'errors' ? 'errors' : null,
    direction: search.get('sort') === 'time' ? 'asc' : 'desc',
  } as const;
  return (
    <>
      <Page
        title={t('bo.imp.title')}
        actions={
          <>
            {isList && (
              <ExportMenu
                list="imports"
                call={officeImportExport}
                inputOf={(format) => ({ ...wanted, format })}
                today={today}
              />
            )}
            {mayWrite && (
              <Button variant="secondary" icon={upload} onClick={() => setIsReading(true)}>
                {t('bo.imp.file')}
              </Button>
            )}
          </>
        }
        tabs={
          <ViewTabs
            label={t('bo.imp.views')}
            current={tab}
            views={tabs.map((key) => ({
              key,
              label: t(`bo.imp.tabs.${key}`),
              href: href('imports', undefined, key === 'log' ? {} : { view: key }),
              count: counts[key],
            }))}
          />
        }
      >
        {isList && (
          <div className={styles.columns}>
            <ImportLog key={tab} onlyErrors={tab === 'errors'} mayWrite={mayWrite} />
            <div className={styles.side}>
              <Sources sources={sources} />
              {seesKeys && (
                <KeyPanel keys={keys} onOpen={setKeyId} onCreate={() => setKeyId(NEW)} />
              )}
            </div>
          </div>
        )}
        {tab === 'keys' && (
          <KeyTable keys={keys} openId={keyId} onOpen={setKeyId} onCreate={() => setKeyId(NEW)} />
        )}
        {tab === 'schema' && <Formats />}
      </Page>
      {isReading && <FileDrawer onClose={() => setIsReading(false)} />}
      {keys.data !== undefined && (openKey !== undefined || keyId === NEW) && (
        <KeyDrawer
          key={keyId}
          importKey={openKey ?? null}
          suppliers={keys.data.suppliers}
          onClose={() => setKeyId(null)}
        />
      )}
    </>
  );
};
