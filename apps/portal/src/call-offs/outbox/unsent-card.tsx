import { callOffsTexts } from '@abrufbar/texts/call-offs/call-offs.ts';
import { outboxTexts } from '@abrufbar/texts/frame/outbox.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { Button, ButtonLink } from '@abrufbar/web/ui/button.tsx';
import { CardPart } from '@abrufbar/web/ui/card.tsx';
import { Dialog } from '@abrufbar/web/ui/dialog.tsx';
import { IconButton } from '@abrufbar/web/ui/icon-button.tsx';
import { x } from '@abrufbar/web/ui/icons/basic.ts';
import { MaterialTile } from '@abrufbar/web/ui/material-tile.tsx';
import { Quantity } from '@abrufbar/web/ui/quantity.tsx';
import { useState } from 'react';
import { UnsentStatus } from '#call-offs/outbox/unsent-status.tsx';
import type { Unsent } from '#call-offs/outbox/unsent.ts';
import { categoryName, materialName } from '#materials/material-name.ts';
import { useStore } from '@abrufbar/web/store.ts';
import { useOnline } from '#core/api/network.ts';
import { serverFails } from '#core/outbox/entries.ts';
import { canDrop, canEdit, drop, sentencesOf } from '#core/outbox/outbox.ts';
import card from '../parts/card.module.css';
import styles from './unsent-card.module.css';

const t = reader({ ...callOffsTexts, ...outboxTexts });

/** Card of an unsent call-off or change on this phone (D-62). */
export const UnsentCard = ({ unsent }: { unsent: Unsent }) => {
  const isOnline = useOnline();
  const hint = useStore(serverFails) ? 'queue.hint_server' : 'queue.sending';
  const [isAsking, setIsAsking] = useState(false);
  const { entry, material, category, kind, line, quantity, unit, editHref } = unsent;
  const { refusal, state } = entry;
  // The tab with its form may have been closed: then only the user can send the entry.
  const isHeld = state === 'held';
  return (
    <>
      <article className={`${styles.unsent} ${refusal ? styles.refused : ''}`}>
        <CardPart layout="stack">
          <div className={card.status}>
            <UnsentStatus entry={entry} />
            {!refusal && canDrop(entry) && (
              <div className={styles.close}>
                <IconButton icon={x} label={t('queue.discard')} onClick={() => setIsAsking(true)} />
              </div>
            )}
          </div>
          <div className={card.material}>
            <MaterialTile category={category} name={categoryName(category)} />
            <div>
              <h2 className="card-title">{materialName(material)}</h2>
              {kind && <p className="small ink-2">{kind}</p>}
              <p className="small ink-2">{line}</p>
            </div>
          </div>
          <div className="ends">
            <div className={styles.hint}>
              {refusal
                ? sentencesOf(refusal).map((sentence) => <p key={sentence}>{sentence}</p>)
                : t(isHeld ? 'queue.held_hint' : isOnline ? hint : 'queue.hint')}
            </div>
            <Quantity value={quantity} unit={unit} />
          </div>
          {canEdit(entry) && (
            <div className="ends">
              {refusal && (
                <Button variant="destructive" onClick={() => setIsAsking(true)}>
                  {t('queue.discard')}
                </Button>
              )}
              <ButtonLink variant="tinted" href={editHref}>
                {t('queue.edit')}
              </ButtonLink>
            </div>
          )}
        </CardPart>
      </article>
      <Dialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        tone="danger"
        icon={x}
        title={t('calloff.discard_title')}
        actions={
          <>
            <Button onClick={() => setIsAsking(false)}>{t('calloff.discard_keep')}</Button>
            <Button
              variant="destructive"
              onClick={() => {
                setIsAsking(false);
                void drop(entry.key);
              }}
            >
              {t('queue.discard')}
            </Button>
          </>
        }
      >
        <p>{t('queue.discard_confirm')}</p>
      </Dialog>
    </>
  );
};
