import { isConfirmed } from '@abrufbar/domain/deliveries/delivery.ts';
import { deliveriesTexts } from '@abrufbar/texts/deliveries.ts';
import { reservationTexts } from '@abrufbar/texts/deliveries/reservation.ts';
import { signatureTexts } from '@abrufbar/texts/deliveries/signature.ts';
import { plural, reader } from '@abrufbar/texts/lookup/text.ts';
import { Button } from '@abrufbar/web/ui/button.tsx';
import { Card } from '@abrufbar/web/ui/card.tsx';
import { check } from '@abrufbar/web/ui/icons/basic.ts';
import { Plate } from '@abrufbar/web/ui/plate.tsx';
import { Quantity } from '@abrufbar/web/ui/quantity.tsx';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { DiscardDialog } from '#core/navigation/discard-dialog.tsx';
import { useAskFirst } from '#core/navigation/use-ask-first.ts';
import type { ConfirmSteps } from '#deliveries/check/use-confirm-steps.ts';
import type { Details } from '#deliveries/confirmation.ts';
import { sayConfirmedFirst } from '#deliveries/signature/confirmed-first.tsx';
import { NameField } from '#deliveries/signature/name-field.tsx';
import { Now } from '#deliveries/signature/now.tsx';
import { PadCard } from '#deliveries/signature/pad-card.tsx';
import { SignatureMenu } from '#deliveries/signature/signature-menu.tsx';
import { SkipQuestion } from '#deliveries/signature/skip-question.tsx';
import { useSignature } from '#deliveries/signature/use-signature.ts';
import { WholeSheet } from '#deliveries/signature/whole-sheet.tsx';
import { materialName } from '#materials/material-name.ts';
import styles from './signature-sheet.module.css';

const t = reader({ ...deliveriesTexts, ...reservationTexts, ...signatureTexts });

type SignatureSheetProps = { readonly steps: ConfirmSteps; readonly delivery: Details };

/** Confirms a delivery with a signature, drawn or typed, or without one after all (BEY-87, BEY-88). */
export const SignatureSheet = ({ steps, delivery }: SignatureSheetProps) => {
  const { busy, reservation } = steps;
  const form = useSignature(steps.confirmSigned);
  const fields = useRef<HTMLDivElement>(null);
  const [isSkipping, setSkipping] = useState(false);
  const isOpen = steps.step === 'signature';
  const question = useAskFirst({
    isOpen,
    isDirty: form.isDirty,
    onLeave: () => {
      form.reset();
      steps.close();
    },
  });
  const isEmpty = !form.isDirty && busy === false;
  const isBeaten = isOpen && isEmpty && isConfirmed(delivery.status);
  const leave = useEffectEvent(() => {
    sayConfirmedFirst({ deliveryId: delivery.id, tone: 'info', words: t('signature.needless') });
    steps.close();
  });
  useEffect(() => {
    if (isBeaten) leave();
  }, [isBeaten]);
  const sign = async (): Promise<void> => {
    const { drawing, name } = await form.sign();
    if (name && !drawing) fields.current?.querySelector('input')?.focus();
  };
  const skip = async (): Promise<void> => {
    const isAccepted = await steps.confirmUnsigned();
    setSkipping(false);
    if (isAccepted) form.reset();
  };
  const line = reservation
    ? t('signature.reservation', { grund: t(`delivery.reservation.${reservation}`) })
    : t('signature.optional');
  return (
    <>
      <WholeSheet
        open={question.isShown && !isSkipping}
        onClose={question.leave}
        blocking={busy !== false}
        title={t('signature.title')}
        line={line}
        action={
          <SignatureMenu
            delivery={delivery}
            isNameOnly={form.isNameOnly}
            onNameOnly={form.setNameOnly}
          />
        }
      >
        <div ref={fields} className={`${styles.form} ${form.isNameOnly ? '' : styles.drawn}`}>
          <div className={styles.fields}>
            <div className={styles.load}>
              <Load delivery={delivery} />
            </div>
            {!form.isNameOnly && (
              <PadCard drawing={form.drawing} problem={form.problems.drawing} onDraw={form.draw} />
            )}
            <div className={styles.name}>
              <NameField
                name={form.name}
                names={form.names}
                problem={form.problems.name}
                onChange={form.setName}
              />
              {form.isNameOnly && (
                <p className="small ink-2 tabular">
                  <Now />
                </p>
              )}
            </div>
          </div>
          <div className={styles.foot}>
            <Button wide icon={check} busy={busy} onClick={() => void sign()}>
              {t('signature.apply')}
            </Button>
            <Button
              variant="text"
              wide
              disabled={busy !== false}
              onClick={() => (form.drawing ? setSkipping(true) : void skip())}
            >
              {t('signature.skip')}
            </Button>
          </div>
        </div>
      </WholeSheet>
      <DiscardDialog
        open={question.isAsking}
        title={t('signature.discard_title')}
        text={t('signature.discard_text')}
        stay={t('signature.discard_stay')}
        discard={t('signature.discard')}
        onStay={question.stay}
        onDiscard={question.discard}
      />
      <SkipQuestion
        isAsking={isOpen && isSkipping}
        busy={busy}
        stay={() => setSkipping(false)}
        skip={() => void skip()}
      />
    </>
  );
};

/** The load that is signed for. */
const Load = ({ delivery }: { readonly delivery: Details }) => {
  const { materials, vehicle_license_plate } = delivery;
  const [first, ...others] = materials;
  const n = materials.length;
  return (
    <Card>
      <div className={styles.facts}>
        <Plate plate={vehicle_license_plate} missing={t('delivery.no_plate')} />
        {first && others.length === 0 ? (
          <div className={styles.what}>
            <p className={`ink-2 ${styles.material}`}>{materialName(first.name)}</p>
            <p>
              <Quantity size="m" value={first.quantity} unit={first.quantity_unit} />
            </p>
          </div>
        ) : (
          <p className="strong">{t(`delivery.materials_count${plural(n)}`, { n })}</p>
        )}
      </div>
    </Card>
  );
};
