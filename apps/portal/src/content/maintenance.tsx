import { CallError } from '@abrufbar/contract/protocol/client.ts';
import * as content from '@abrufbar/contract/content/content.ts';
import { appTexts } from '@abrufbar/texts/frame/app.ts';
import { contentTexts } from '@abrufbar/texts/content.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { DeepPage } from '@abrufbar/web/ui/deep-page.tsx';
import { EmptyState } from '@abrufbar/web/ui/empty-state.tsx';
import { rotateCw } from '@abrufbar/web/ui/icons/basic.ts';
import { wrench } from '@abrufbar/web/ui/icons/delivery.ts';
import { Icon } from '@abrufbar/web/ui/icon.tsx';
import { useState } from 'react';
import { send } from '#core/api/client.ts';
import { usePageEntry } from '#core/frame/page-entry.ts';
import { brandName, useBrand } from '#core/brand.ts';
import { showFlash } from '@abrufbar/web/flash.ts';
import { maintenanceHtml } from '#core/api/maintenance-text.ts';
import { part } from '@abrufbar/web/lazy-page.tsx';
import { href } from '#core/navigation/paths.ts';
import { go } from '#core/navigation/router.ts';
import { useStore } from '@abrufbar/web/store.ts';
import styles from './maintenance.module.css';

const t = reader({ ...contentTexts, ...appTexts });
const ServerHtml = part(() =>
  import('#core/content/server-html.tsx').then((file) => file.ServerHtml),
);

type Trial = 'none' | 'running' | 'failed';

export const Maintenance = () => {
  const brand = useBrand();
  const html = useStore(maintenanceHtml);
  const [trial, setTrial] = useState<Trial>('none');
  usePageEntry(t('maintenance.title'));

  // The terms call answers without login and refuses while the maintenance lasts (MNT-02, T-44).
  const retry = async () => {
    setTrial('running');
    const failure = await send(content.terms, {}, { quiet: 'all' }).then(
      () => null,
      (error: unknown) => error,
    );
    if (failure === null) return go(href('login'), { replace: true }); // MNT-03
    const isUnheard = failure instanceof CallError && failure.status === 0;
    if (isUnheard) showFlash('error', t('network.offline_flash'), { brief: true });
    setTrial(isUnheard ? 'none' : 'failed');
  };

  return (
    <DeepPage brand={brand} brandName={brandName()}>
      <EmptyState deep level={1} icon={wrench} title={t('maintenance.title')}>
        {html ? <ServerHtml html={html} /> : <p>{t('maintenance.text')}</p>}
        <p role="status" className={styles.still}>
          {trial === 'failed' && t('maintenance.still')}
        </p>
      </EmptyState>
      <button
        type="button"
        className={`tap ${styles.retry}`}
        aria-busy={trial === 'running'}
        onClick={trial === 'running' ? undefined : () => void retry()}
      >
        <Icon icon={rotateCw} />
        {t('maintenance.retry')}
      </button>
    </DeepPage>
  );
};
