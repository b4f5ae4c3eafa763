import { appTexts } from '@abrufbar/texts/frame/app.ts';
import { documentsFilesTexts } from '@abrufbar/texts/documents-files.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import type { SendOptions } from '@abrufbar/web/data.ts';
import { Button } from '@abrufbar/web/ui/button.tsx';
import { Icon } from '@abrufbar/web/ui/icon.tsx';
import { IconButton } from '@abrufbar/web/ui/icon-button.tsx';
import { fileText } from '@abrufbar/web/ui/icons/account.ts';
import { x } from '@abrufbar/web/ui/icons/basic.ts';
import { useRef } from 'react';
import { useOnline } from '#core/api/network.ts';
import { useDownload } from '#documents/use-download.ts';
import styles from './paper-row.module.css';

const t = reader({ ...appTexts, ...documentsFilesTexts });

type PaperRowProps = {
  readonly title: string;
  readonly hint: string;
  readonly action: string;
  /** Sends the call that answers with the paper. */
  readonly ask: (options: SendOptions) => Promise<Blob>;
};

/** A paper that the server makes, to take away (SRV-26, SRV-28). */
export const PaperRow = ({ title, hint, action, ask }: PaperRowProps) => {
  const { busy, isReady, start, stop } = useDownload(ask);
  const isOnline = useOnline();
  const row = useRef<HTMLDivElement>(null);
  const giveUp = (): void => {
    // The button that is pressed goes; the keyboard goes on beside it.
    row.current?.querySelector<HTMLElement>('[aria-busy]')?.focus();
    stop();
  };
  return (
    <div ref={row} className={styles.row}>
      {busy ? (
        <span className={styles.stop}>
          <IconButton icon={x} label={t('files.stop')} onClick={giveUp} />
        </span>
      ) : (
        <Icon icon={fileText} className={styles.icon} />
      )}
      <span className={styles.words}>
        <span className="label">{title}</span>
        <span className="caption ink-3">{isOnline ? hint : t('network.offline_action')}</span>
      </span>
      <Button
        variant="tinted"
        busy={busy}
        disabled={!isOnline && !isReady && !busy}
        onClick={() => void start()}
      >
        {isReady ? t('files.pass_on') : action}
      </Button>
    </div>
  );
};
