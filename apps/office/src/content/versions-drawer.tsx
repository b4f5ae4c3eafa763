import { officePageVersion, officeSaveDraft } from '@abrufbar/contract/content/office-pages.ts';
import { contentOfficeTexts } from '@abrufbar/texts/content-office.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { query } from '@abrufbar/web/data.ts';
import { showFlash } from '@abrufbar/web/flash.ts';
import { circleCheck } from '@abrufbar/web/ui/icons/basic.ts';
import { undo2 } from '@abrufbar/web/ui/icons/office-parts.ts';
import { useCall } from '@abrufbar/web/use-call.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DiffList } from '#content/diff-list.tsx';
import { authorOf, instantText } from '#content/draft-diff.tsx';
import type { TextPage } from '#content/use-draft.ts';
import styles from '#content/versions-drawer.module.css';
import { sayRefusal } from '#core/api/say-refusal.ts';
import { Button } from '#core/controls/button.tsx';
import { Drawer } from '#core/drawer/drawer.tsx';
import { Chip } from '#core/parts/chip.tsx';
import { DetailFallback } from '#core/parts/detail-fallback.tsx';

const t = reader(contentOfficeTexts);

type VersionsDrawerProps = {
  page: TextPage;
  name: string;
  /** Text that is being written now. */
  html: string;
  mayRestore: boolean;
  onRestored: (page: TextPage) => void;
  onClose: () => void;
};

/** All versions of a text; one of them can become the draft (OFF-144). */
export const VersionsDrawer = (props: VersionsDrawerProps) => {
  const { page, name, html, mayRestore, onRestored, onClose } = props;
  const [chosen, setChosen] = useState(page.versions[0]?.number ?? null);
  const input = chosen === null ? null : { key: page.key, number: chosen };
  const read = useQuery(query(officePageVersion, input, { quiet: 'all' }));
  const restore = useCall(officeSaveDraft, {
    onError: sayRefusal,
    onSuccess: (now) => {
      showFlash('sucess', t('bo.txt.restored', { n: chosen ?? 0 }));
      onRestored(now);
      onClose();
    },
  });
  const version = read.data;
  return (
    <Drawer
      title={t('bo.txt.versions')}
      text={t('bo.txt.versions_text', { name })}
      onClose={onClose}
      actions={
        mayRestore &&
        version && (
          <Button
            size={44}
            icon={undo2}
            busy={restore.isPending}
            onClick={() =>
              restore.mutate({ key: page.key, version: page.version, html: version.html })
            }
          >
            {t('bo.txt.restore')}
          </Button>
        )
      }
    >
      {chosen === null && <p className={styles.none}>{t('bo.txt.no_versions')}</p>}
      <ol className={styles.versions}>
        {page.versions.map((one, at) => (
          <li key={one.number}>
            <button
              type="button"
              aria-pressed={one.number === chosen}
              className={`tap ${styles.version}`}
              onClick={() => setChosen(one.number)}
            >
              <span className={styles.number}>{t('bo.txt.version', { n: one.number })}</span>
              <span className={styles.author}>
                {t('bo.txt.version_author', {
                  datum: instantText(one.published_at),
                  name: authorOf(one),
                })}
              </span>
              {at === 0 && (
                <Chip role="ok" icon={circleCheck}>
                  {t('bo.txt.version_current')}
                </Chip>
              )}
            </button>
          </li>
        ))}
      </ol>
      {chosen !== null && (
        <section className={styles.diff}>
          <h3 className={styles.heading}>{t('bo.txt.version_diff')}</h3>
          {version ? (
            <DiffList before={version.html} after={html} />
          ) : (
            <DetailFallback error={read.error} onRetry={() => void read.refetch()} />
          )}
        </section>
      )}
    </Drawer>
  );
};
