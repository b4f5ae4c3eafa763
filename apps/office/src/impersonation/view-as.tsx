import { CallError } from '@abrufbar/contract/protocol/client.ts';
import { viewAs } from '@abrufbar/contract/staff/views.ts';
import {
  MAX_VIEW_TEXT_CODE_POINTS,
  VIEW_REASONS,
  type ViewReason,
} from '@abrufbar/domain/staff/views.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { recoveryTexts } from '@abrufbar/texts/session/recovery.ts';
import { viewAsTexts } from '@abrufbar/texts/staff/view-as.ts';
import { showFlash } from '@abrufbar/web/flash.ts';
import { Icon } from '@abrufbar/web/ui/icon.tsx';
import { eye } from '@abrufbar/web/ui/icons/basic.ts';
import { arrowUpRight } from '@abrufbar/web/ui/icons/office-parts.ts';
import { scrollText } from '@abrufbar/web/ui/icons/office.ts';
import { useCall } from '@abrufbar/web/use-call.ts';
import { useId, useState } from 'react';
import { Button } from '#core/controls/button.tsx';
import { RadioChips } from '#core/controls/radio-chips.tsx';
import { TextField } from '#core/controls/text-field.tsx';
import { Dialog } from '#core/frame/dialog.tsx';
import { useKeys } from '#core/keys/dispatch.ts';
import { Notice } from '#core/parts/notice.tsx';
import styles from './view-as.module.css';

const t = reader({ ...recoveryTexts, ...viewAsTexts });

/** A person of a customer. */
export type Viewable = {
  readonly id: string;
  readonly name: string;
  /** Company, position, role: whatever the caller knows, as one line. */
  readonly about: string;
};

/** Asks why, then opens the portal as the person in a window of its own (OFF-86). */
export const ViewAs = ({ person, onClose }: { person: Viewable; onClose: () => void }) => {
  const [reason, setReason] = useState<ViewReason | null>(null);
  const [text, setText] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const form = useId();
  const { id, name, about } = person;
  const open = useCall(viewAs, {
    quiet: [404],
    onSuccess: ({ link }) => {
      window.open(link, '_blank', 'noopener');
      showFlash('sucess', t('bo.impersonate.opened', { name }));
      onClose();
    },
  });
  const why = text.trim();
  const submit = () => {
    setIsChecked(true);
    if (reason !== null && why !== '' && !open.isPending) open.mutate({ id, reason, text: why });
  };
  useKeys({ send: submit });
  return (
    <Dialog
      icon={eye}
      tone="review"
      title={t('bo.impersonate.title', { name })}
      text={about}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" size={44} caps="Escape" onClick={onClose}>
            {t('recovery.cancel')}
          </Button>
          <Button
            type="submit"
            form={form}
            size={44}
            icon={arrowUpRight}
            caps="Ctrl+Enter"
            busy={open.isPending}
          >
            {t('bo.impersonate.open')}
          </Button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <RadioChips
          label={t('bo.impersonate.reason')}
          options={VIEW_REASONS.map((value) => ({
            value,
            label: t(`bo.impersonate.reasons.${value}`),
          }))}
          value={reason}
          onChange={setReason}
          error={isChecked && reason === null ? t('bo.impersonate.reason_missing') : undefined}
        />
        <TextField
          label={
            <span className={styles.label}>
              {t('bo.impersonate.text')}
              <span className={styles.count}>
                {t('bo.impersonate.text_count', {
                  n: [...text].length,
                  most: MAX_VIEW_TEXT_CODE_POINTS,
                })}
              </span>
            </span>
          }
          autoComplete="off"
          maxLength={MAX_VIEW_TEXT_CODE_POINTS}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
          error={isChecked && why === '' && t('bo.impersonate.text_missing')}
        />
      </form>
      <Limits />
      {open.error instanceof CallError && [404, 409].includes(open.error.status) && (
        <Notice tone="danger">{open.error.message}</Notice>
      )}
      <p className={styles.note}>
        <Icon icon={scrollText} size={18} />
        {t('bo.impersonate.note')}
      </p>
    </Dialog>
  );
};

const MAY = ['pages', 'search', 'try'] as const;
const MAY_NOT = ['send', 'confirm', 'profile'] as const;

const Limits = () => (
  <div className={styles.limits}>
    <section className={styles.limit}>
      <h3 className={styles.may}>{t('bo.impersonate.may')}</h3>
      <ul>
        {MAY.map((what) => (
          <li key={what}>{t(`bo.impersonate.may.${what}`)}</li>
        ))}
      </ul>
    </section>
    <section className={styles.limit}>
      <h3 className={styles.mayNot}>{t('bo.impersonate.may_not')}</h3>
      <ul>
        {MAY_NOT.map((what) => (
          <li key={what}>{t(`bo.impersonate.may_not.${what}`)}</li>
        ))}
      </ul>
    </section>
  </div>
);
