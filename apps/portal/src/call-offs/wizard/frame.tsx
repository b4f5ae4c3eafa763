import type { Offer, RequiredField } from '@abrufbar/domain/call-offs/order.ts';
import { callOffsOrderTexts } from '@abrufbar/texts/call-offs/order.ts';
import { callOffsWizardTexts } from '@abrufbar/texts/call-offs/wizard.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { ActionBar } from '@abrufbar/web/ui/action-bar.tsx';
import { Button } from '@abrufbar/web/ui/button.tsx';
import { Icon } from '@abrufbar/web/ui/icon.tsx';
import { arrowRight, send } from '@abrufbar/web/ui/icons/call-off.ts';
import { useId, type ReactNode } from 'react';
import { BindingButton } from '#core/frame/binding-button.tsx';
import {
  atStep,
  openOf,
  type Draft,
  type DraftMove,
  type Item,
  type Step,
} from '#call-offs/wizard/draft.ts';
import { WizardScreen } from '#call-offs/wizard/screen.tsx';
import { useIsWide } from '#core/media-query.ts';
import styles from './wizard.module.css';

const t = reader({ ...callOffsWizardTexts, ...callOffsOrderTexts });

type WizardFrameProps = {
  readonly item: Item;
  readonly draft: Draft;
  readonly offer: Offer;
  readonly today: string;
  readonly isSending: boolean;
  readonly onMove: (move: DraftMove) => void;
  readonly onConfirm: () => void;
  readonly children: ReactNode;
};

/** Head with the three steps and the buttons that lead from one to the other (WIZ-01, WIZ-16, WIZ-17). */
export const WizardFrame = (props: WizardFrameProps) => {
  const { item, draft, offer, today, isSending, onMove, onConfirm, children } = props;
  const { step } = draft;
  const id = useId();
  const { missing, isWrong } = openOf(draft, offer, today);
  const isOpen = missing.length > 0 || isWrong;
  // The head of wide screens has no room for it.
  const isWide = useIsWide();
  const hint = missing.length > 0 && (
    <p id={id} className={styles.missing}>
      {t(missing.length === 1 ? 'wizard.next_missing' : 'wizard.next_missing.several', {
        felder: missing.map(fieldName).join(', '),
      })}
    </p>
  );
  const goTo = (next: Step) => onMove((now) => atStep(now, next));
  return (
    <WizardScreen
      contractId={item.contract_id}
      step={step}
      actions={
        <div className={styles.actions}>
          {!isWide && hint}
          <ActionBar>
            {step > 1 && (
              <Button variant="secondary" disabled={isSending} onClick={() => goTo(1)}>
                {t(step === 2 ? 'wizard.previous' : 'wizard.change')}
              </Button>
            )}
            {step === 3 ? (
              <BindingButton
                icon={send}
                disabled={isOpen}
                busy={isSending && t('wizard.confirm_busy')}
                onClick={onConfirm}
              >
                {t('wizard.confirm')}
              </BindingButton>
            ) : (
              // Never `disabled`: a quantity counts when its field is left, which the tap on the button does.
              <Button
                variant={isOpen ? 'incomplete' : 'primary'}
                aria-disabled={isOpen}
                aria-describedby={missing.length > 0 ? id : undefined}
                onClick={() => !isOpen && goTo(step === 1 ? 2 : 3)}
              >
                {t('wizard.next')}
                <Icon icon={arrowRight} />
              </Button>
            )}
          </ActionBar>
        </div>
      }
    >
      {children}
      {isWide && hint}
    </WizardScreen>
  );
};

const NAMES = {
  incoterm: t('wizard.incoterm'),
  truckType: t('wizard.truck'),
  quantity: t('wizard.amount'),
  startsOn: t('wizard.start'),
  startsTime: `${t('wizard.time')} ${t('wizard.start')}`,
  endsOn: t('wizard.end'),
  endsTime: `${t('wizard.time')} ${t('wizard.end')}`,
  contactId: t('wizard.summary_contact'),
} as const satisfies Record<RequiredField, string>;
const fieldName = (field: RequiredField): string => NAMES[field];
