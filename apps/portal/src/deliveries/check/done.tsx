import { berlinDay } from '@abrufbar/domain/values/calendar.ts';
import { acceptTexts } from '@abrufbar/texts/deliveries/accept.ts';
import { reservationTexts } from '@abrufbar/texts/deliveries/reservation.ts';
import { deliveriesTexts } from '@abrufbar/texts/deliveries.ts';
import { generalTexts } from '@abrufbar/texts/frame/general.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { showFlash } from '@abrufbar/web/flash.ts';
import { shortDate } from '@abrufbar/web/format.ts';
import { Button } from '@abrufbar/web/ui/button.tsx';
import { GatePlate } from '@abrufbar/web/ui/gate-plate.tsx';
import { Icon } from '@abrufbar/web/ui/icon.tsx';
import { IconButton } from '@abrufbar/web/ui/icon-button.tsx';
import { check, x } from '@abrufbar/web/ui/icons/basic.ts';
import { listChecks } from '@abrufbar/web/ui/icons/confirm.ts';
import { flag } from '@abrufbar/web/ui/icons/delivery.ts';
import { house } from '@abrufbar/web/ui/icons/navigation.ts';
import { useEffect } from 'react';
import { withUnit } from '#amounts/amount.ts';
import { Screen } from '#core/frame/screen.tsx';
import { useIsWide } from '#core/media-query.ts';
import { returnTo } from '#core/navigation/close-overlay.ts';
import { href } from '#core/navigation/paths.ts';
import { go } from '#core/navigation/router.ts';
import { ClaimButton } from '#deliveries/check/claim-button.tsx';
import { checkHref } from '#deliveries/check/check-href.ts';
import { useClosesAlone } from '#deliveries/check/closes-alone.ts';
import { DoneTotals } from '#deliveries/check/done-totals.tsx';
import { NextLoad } from '#deliveries/check/next-load.tsx';
import { useDayAfter } from '#deliveries/check/day-after.ts';
import type { Details } from '#deliveries/confirmation.ts';
import { ConfirmedFirst, useIsBeaten } from '#deliveries/signature/confirmed-first.tsx';
import { Signed } from '#deliveries/signature/signed.tsx';
import { UndoButton } from '#deliveries/undo/undo-button.tsx';
import { materialName } from '#materials/material-name.ts';
import checks from './check.module.css';
import styles from './done.module.css';

const t = reader({ ...acceptTexts, ...deliveriesTexts, ...generalTexts, ...reservationTexts });

type DoneProps = {
  readonly delivery: Details;
  /** Confirmed on this page just now, not before or by somebody else. */
  readonly isNew: boolean;
  readonly mayConfirm: boolean;
  readonly mayClaim: boolean;
  readonly onClose: () => void;
};

/** A confirmed delivery: what that has changed, and where the work goes on (BEY-72). */
export const Done = ({ delivery, isNew, mayConfirm, mayClaim, onClose }: DoneProps) => {
  const title = titleOf(delivery);
  const isWide = useIsWide();
  const day = useDayAfter(delivery);
  const isBeaten = useIsBeaten(delivery.id);
  useEffect(() => {
    if (isNew) document.querySelector('h1')?.focus({ preventScroll: true });
  }, [isNew]);
  useClosesAlone(isNew && !isBeaten, () => {
    onClose();
    const page = href('delivery-single', { ids: delivery.ids });
    const action = { label: t('accept.undo'), onClick: () => void go(page) };
    showFlash('sucess', title, delivery.undo_until ? { action } : {});
  });

  const { waiting, next } = day;
  const first = waiting[0];
  const buttons = (
    <div className={checks.buttons}>
      {mayConfirm && first ? (
        <Button
          wide
          icon={listChecks}
          onClick={() => void go(checkHref(first.delivery.ids), { replace: true })}
        >
          {t('accept.next', { n: waiting.length })}
        </Button>
      ) : (
        <Button wide icon={house} onClick={() => returnTo(href('dashboard'))}>
          {t('accept.to_start')}
        </Button>
      )}
      {delivery.reservation && mayClaim && <ClaimButton ids={delivery.ids} />}
      <UndoButton delivery={delivery} mayClaim={mayClaim} variant="text" />
    </div>
  );
  return (
    <Screen
      title={title}
      bar={
        <div data-whole="" data-new={(isNew && !isBeaten) || undefined} className={styles.head}>
          <div className={styles.close}>
            <IconButton icon={x} label={t('common.close')} onClick={onClose} />
          </div>
          <div className={styles.plate}>
            <GatePlate
              plate={delivery.vehicle_license_plate}
              missing={t('delivery.no_plate')}
              isGiant
              isConfirmed
            />
            <span className={styles.mark}>
              <Icon icon={delivery.reservation ? flag : check} size={28} />
            </span>
          </div>
          <h1 id="page-title" tabIndex={-1} className={styles.title}>
            {title}
          </h1>
          {delivery.reservation && (
            <p className="strong">{t(`delivery.reservation.${delivery.reservation}`)}</p>
          )}
          {delivery.materials.map(({ number, name, quantity, quantity_unit }, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- a material may stand on a slip twice
            <p key={`${number} ${at}`} className="ink-2">
              {t('accept.done_load', {
                menge: withUnit(quantity, quantity_unit),
                material: materialName(name),
              })}
            </p>
          ))}
        </div>
      }
      actions={!isWide && buttons}
    >
      {isBeaten && (
        <div className={checks.column}>
          <ConfirmedFirst deliveryId={delivery.id} />
        </div>
      )}
      {delivery.signature && (
        <div className={checks.column}>
          <Signed signature={delivery.signature} />
        </div>
      )}
      <DoneTotals delivery={delivery} amounts={day.amounts} isNew={isNew && !isBeaten} />
      {next && <NextLoad load={next} />}
      {isWide && buttons}
    </Screen>
  );
};

/** `Bestätigt um 07:37 Uhr`, by the clock of the server; another day is named. */
const titleOf = ({ confirmed_date, confirmed_time, reservation }: Details): string => {
  if (confirmed_date === null || confirmed_time === null) return t('delivery.status.1');
  if (confirmed_date !== berlinDay(new Date()))
    return t('delivery.confirmed_note', { datum: shortDate(confirmed_date), zeit: confirmed_time });
  return t(reservation ? 'accept.done_reservation' : 'accept.done', { zeit: confirmed_time });
};
