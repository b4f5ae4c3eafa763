import { officeInvitation, type Invitation } from '@abrufbar/contract/registration-office.ts';
import { companiesMembersTexts } from '@abrufbar/texts/companies/members.ts';
import { generalTexts } from '@abrufbar/texts/frame/general.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { officeInvitationsTexts } from '@abrufbar/texts/registration-office.ts';
import { query } from '@abrufbar/web/data.ts';
import { Icon } from '@abrufbar/web/ui/icon.tsx';
import { circleCheck, x } from '@abrufbar/web/ui/icons/basic.ts';
import { useStore } from '@abrufbar/web/store.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef } from 'react';
import { IconButton } from '#core/controls/icon-button.tsx';
import { useEscape } from '#core/keys/use-escape.ts';
import { Chip } from '#core/parts/chip.tsx';
import { DetailFallback } from '#core/parts/detail-fallback.tsx';
import { KeyValues } from '#core/parts/key-values.tsx';
import { Notice } from '#core/parts/notice.tsx';
import { freshCode } from '#registration/fresh-code.ts';
import { InvitationActions } from '#registration/invitation-actions.tsx';
import { ShownCode } from '#registration/shown-code.tsx';
import { dayOf, STATE_LOOKS } from '#registration/states.ts';
import styles from './invitation-pane.module.css';

const t = reader({ ...companiesMembersTexts, ...generalTexts, ...officeInvitationsTexts });

/** While a code is shown on site, the moment somebody has registered with it appears by itself. */
const REFETCH_INTERVAL_MS = 3_000;

type InvitationPaneProps = { id: string; mayChange: boolean; onClose: () => void };

/** One invitation beside the list: code, link and QR code while they are new, afterwards its state. */
export const InvitationPane = ({ id, mayChange, onClose }: InvitationPaneProps) => {
  const heading = useId();
  const pane = useRef<HTMLElement>(null);
  const fresh = useStore(freshCode);
  const shown = fresh?.id === id ? fresh : null;
  const { data, error, refetch } = useQuery({
    ...query(officeInvitation, { id }),
    refetchInterval: shown === null ? false : REFETCH_INTERVAL_MS,
  });
  const invitation = data?.id === id ? data : undefined;
  const isUsable = invitation?.status === 'open' || invitation?.status === 'failed';
  useEscape(onClose);
  useEffect(() => () => freshCode.set(null), []);
  // Code and link are read out where they appear.
  useEffect(() => {
    if (shown !== null) pane.current?.focus({ preventScroll: true });
  }, [shown]);
  return (
    <section
      ref={pane}
      tabIndex={-1}
      aria-labelledby={heading}
      data-keys=""
      className={styles.pane}
    >
      <header className={styles.head}>
        {shown !== null && <Icon icon={circleCheck} className={styles.done} />}
        <h2 id={heading} className={styles.title}>
          {invitation ? titleOf(invitation) : '\u00A0'}
        </h2>
        <IconButton icon={x} label={t('common.close')} onClick={onClose} />
      </header>
      <div className={styles.body}>
        {!invitation && (
          <DetailFallback shape="drawer" error={error} onRetry={() => void refetch()} />
        )}
        {shown !== null && (isUsable || !invitation) ? (
          <ShownCode code={shown} />
        ) : (
          invitation && <Facts invitation={invitation} />
        )}
        {invitation && mayChange && <InvitationActions invitation={invitation} code={shown} />}
      </div>
    </section>
  );
};

const titleOf = ({ name }: Invitation): string =>
  name === null ? t('bo.inv.title_nameless') : t('bo.inv.title', { name });

const Facts = ({ invitation }: { invitation: Invitation }) => {
  const { company, role, email, expires_at, status } = invitation;
  return (
    <>
      <KeyValues
        lines={[
          {
            label: t('bo.inv.columns.status'),
            value: <Chip {...STATE_LOOKS[status]}>{t(`bo.inv.status.${status}`)}</Chip>,
          },
          { label: t('bo.inv.company'), value: company },
          { label: t('bo.inv.role'), value: t(`role.${role}`) },
          { label: t('bo.inv.address'), value: email ?? t('bo.inv.shown') },
          { label: t('bo.inv.columns.until'), value: dayOf(expires_at) },
        ]}
      />
      {status === 'failed' && (
        <Notice tone="danger">
          <p>{t('bo.inv.failed_hint')}</p>
        </Notice>
      )}
      {(status === 'open' || status === 'failed') && (
        <Notice tone="info">
          <p>{t('bo.inv.once_gone')}</p>
        </Notice>
      )}
    </>
  );
};
