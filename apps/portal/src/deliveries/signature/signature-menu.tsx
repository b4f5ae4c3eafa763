import { signatureTexts } from '@abrufbar/texts/deliveries/signature.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { IconButton } from '@abrufbar/web/ui/icon-button.tsx';
import { ellipsisVertical } from '@abrufbar/web/ui/icons/account.ts';
import { keyboard } from '@abrufbar/web/ui/icons/scanner.ts';
import { repeat, signature } from '@abrufbar/web/ui/icons/signature.ts';
import { ListRow } from '@abrufbar/web/ui/list-row.tsx';
import { Sheet } from '@abrufbar/web/ui/sheet.tsx';
import { Toggle } from '@abrufbar/web/ui/toggle.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { showRefusal } from '#core/frame/show-refusal.ts';
import type { Details } from '#deliveries/confirmation.ts';
import { submitAlwaysSign, useAlwaysSign } from '#deliveries/signature/always-sign-intent.ts';
import styles from './signature-menu.module.css';

const t = reader(signatureTexts);

type SignatureMenuProps = {
  readonly delivery: Details;
  readonly isNameOnly: boolean;
  readonly onNameOnly: (isOn: boolean) => void;
};

/** Typing in place of drawing, and whether the contract always asks for a signature (BEY-88, BEY-89). */
export const SignatureMenu = ({ delivery, isNameOnly, onNameOnly }: SignatureMenuProps) => {
  const cache = useQueryClient();
  const isAlways = useAlwaysSign(delivery);
  const [isOpen, setOpen] = useState(false);
  const [changes, setChanges] = useState(0);
  const close = () => setOpen(false);
  const change = async (isOn: boolean): Promise<void> => {
    setChanges(changes + 1);
    const submission = await submitAlwaysSign(cache, delivery, isOn);
    if (submission.outcome === 'refused') showRefusal(submission.refusal);
  };
  return (
    <>
      <IconButton
        icon={ellipsisVertical}
        label={t('signature.menu')}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      <Sheet open={isOpen} onClose={close} title={t('signature.menu')}>
        <ListRow
          tone="menu"
          icon={isNameOnly ? signature : keyboard}
          title={t(isNameOnly ? 'signature.draw' : 'signature.type')}
          onClick={() => {
            onNameOnly(!isNameOnly);
            close();
          }}
        />
        <div className={styles.always}>
          <Toggle
            icon={repeat}
            changes={changes}
            label={t('signature.always')}
            hint={t('signature.always_contract', { nummer: delivery.contract_number })}
            checked={isAlways}
            onChange={({ currentTarget: { checked } }) => void change(checked)}
          />
        </div>
      </Sheet>
    </>
  );
};
