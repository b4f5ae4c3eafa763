import * as keys from '@abrufbar/contract/companies/keys.ts';
import type { OutputOf } from '@abrufbar/contract/protocol/call.ts';
import { relativeDay } from '@abrufbar/domain/values/calendar.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { companyKeysTexts } from '@abrufbar/texts/profile/keys.ts';
import { query, refresh } from '@abrufbar/web/data.ts';
import { showFlash } from '@abrufbar/web/flash.ts';
import { oclock, shortDate } from '@abrufbar/web/format.ts';
import { useToday } from '@abrufbar/web/today.ts';
import { Button } from '@abrufbar/web/ui/button.tsx';
import { Card, CardPart } from '@abrufbar/web/ui/card.tsx';
import { Dialog } from '@abrufbar/web/ui/dialog.tsx';
import { keyRound } from '@abrufbar/web/ui/icons/account.ts';
import { SectionHead } from '@abrufbar/web/ui/section-head.tsx';
import { Bone } from '@abrufbar/web/ui/skeleton.tsx';
import { useCall } from '@abrufbar/web/use-call.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isView } from '#core/device.ts';
import { Waiting } from '#core/frame/waiting.tsx';
import { NewKey } from '#profile/keys/new-key.tsx';
import styles from './keys-section.module.css';

const t = reader(companyKeysTexts);

type Key = OutputOf<typeof keys.list>['items'][number];

/** The keys of the selected company for its own systems, and a form for a new one (decision 0077). */
export const KeysSection = ({ companyNumber }: { readonly companyNumber: string }) => {
  const of = { company_number: companyNumber };
  const read = useQuery(query(keys.list, of));
  const [asked, setAsked] = useState<Key | null>(null);
  const { mutate } = useCall(keys.revoke, {
    onSuccess: () => showFlash('sucess', t('keys.revoked')),
    onSettled: () => refresh(keys.list),
  });
  const revoke = () => {
    if (asked) mutate({ ...of, key_id: asked.id });
    setAsked(null);
  };
  const items = read.data?.items;
  return (
    <section className="stack" aria-label={t('keys.title')}>
      <SectionHead title={t('keys.title')} />
      <Card>
        <CardPart layout="stack">
          <p>{t('keys.text')}</p>
          <a href="/api/docs#systeme-von-kunden" target="_blank" rel="noreferrer">
            {t('keys.docs')}
          </a>
        </CardPart>
        {items?.map((key) => (
          <CardPart key={key.id} layout="ends">
            <KeyWords item={key} />
            <Button
              variant="tinted"
              aria-label={t('keys.revoke_name', { name: key.name })}
              disabled={isView}
              onClick={() => setAsked(key)}
            >
              {t('keys.revoke')}
            </Button>
          </CardPart>
        ))}
        {items?.length === 0 && (
          <CardPart>
            <p className="ink-3">{t('keys.none')}</p>
          </CardPart>
        )}
        {items && <NewKey companyNumber={companyNumber} made={items.length} />}
      </Card>
      {!items && (
        <Waiting isSmall read={read} failure={t('keys.load_error')}>
          <Bone shape="title" />
          <Bone shape="line" />
        </Waiting>
      )}
      <Dialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        icon={keyRound}
        tone="danger"
        title={t('keys.revoke_title')}
        actions={
          <>
            <Button onClick={() => setAsked(null)}>{t('keys.stay')}</Button>
            <Button variant="destructive" onClick={revoke}>
              {t('keys.revoke')}
            </Button>
          </>
        }
      >
        <p>{t('keys.revoke_text', { name: asked?.name ?? '' })}</p>
      </Dialog>
    </section>
  );
};

const KeyWords = ({ item }: { readonly item: Key }) => {
  const today = useToday();
  const { name, tail, may_confirm, made_by, made_by_member, made_on } = item;
  const tag = shortDate(made_on);
  return (
    <div className={styles.words}>
      <p className="strong">
        {name} <span className="ink-3">({t('keys.ends_with', { ende: tail })})</span>
      </p>
      <p className="caption">{t(may_confirm ? 'keys.may_confirm' : 'keys.reads_only')}</p>
      <p className="caption ink-3">
        {made_by === null
          ? t('keys.made_unknown', { tag })
          : t('keys.made', { tag, name: made_by })}
      </p>
      <p className="caption ink-3">{usedWhen(item, today)}</p>
      {!made_by_member && (
        <p className={styles.warn}>
          {t(may_confirm ? 'keys.maker_gone_confirm' : 'keys.maker_gone')}
        </p>
      )}
    </div>
  );
};

const usedWhen = ({ used_on, used_time }: Key, today: string): string => {
  if (used_on === null || used_time === null) return t('keys.unused');
  const time = oclock(used_time);
  const near = relativeDay(used_on, today);
  if (near === 'today' || near === 'yesterday') return t(`keys.used_${near}`, { zeit: time });
  return t('keys.used', { tag: shortDate(used_on), zeit: time });
};
