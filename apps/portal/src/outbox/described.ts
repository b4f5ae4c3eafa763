import { formatIds } from '@abrufbar/domain/deliveries/delivery.ts';
import { claimWordTexts } from '@abrufbar/texts/deliveries/claim-words.ts';
import { reservationTexts } from '@abrufbar/texts/deliveries/reservation.ts';
import { outboxPageTexts } from '@abrufbar/texts/frame/outbox-page.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { trash } from '@abrufbar/web/ui/icons/account.ts';
import { circleCheck, eye } from '@abrufbar/web/ui/icons/basic.ts';
import { cloudUpload, filePenLine } from '@abrufbar/web/ui/icons/call-off.ts';
import { messageSquareWarning } from '@abrufbar/web/ui/icons/claims.ts';
import { thermometer } from '@abrufbar/web/ui/icons/confirm.ts';
import { bellOff, bellRing, clipboardList, flag, star } from '@abrufbar/web/ui/icons/delivery.ts';
import { droplets } from '@abrufbar/web/ui/icons/freshness.ts';
import { bell, fileText } from '@abrufbar/web/ui/icons/navigation.ts';
import { undo2 } from '@abrufbar/web/ui/icons/office-parts.ts';
import { signature } from '@abrufbar/web/ui/icons/signature.ts';
import type { IconPath } from '@abrufbar/web/ui/icon.tsx';
import { CHANGE } from '#call-offs/outbox/change-intent.ts';
import { ORDER } from '#call-offs/outbox/order-intent.ts';
import { unsentChange, unsentOrder, type Unsent } from '#call-offs/outbox/unsent.ts';
import { cachedContract } from '#contract-page/contract.ts';
import { FAVOURITE } from '#contract-page/unsent-favourite.ts';
import { SUBSCRIPTION } from '#contracts/subscription-intent.ts';
import { cache } from '#core/api/cache.ts';
import { href } from '#core/navigation/paths.ts';
import { isOfKind, type OutboxEntry } from '#core/outbox/outbox.ts';
import { CLAIM, CLAIM_REPLY } from '#deliveries/claims/claim-kinds.ts';
import { CONFIRM, type Shows } from '#deliveries/confirm-kind.ts';
import { ADDITION, TEMPERATURE, WITHDRAWAL } from '#deliveries/freshness/entry-kinds.ts';
import { entryTitle } from '#deliveries/freshness/entry-title.ts';
import { ALWAYS_SIGN } from '#deliveries/signature/always-sign-kind.ts';
import { UNDO } from '#deliveries/undo/undo-kind.ts';
import { HINTS_SEEN } from '#deliveries/weight-check/seen-kind.ts';
import { ORDER as FILE_ORDER } from '#documents/asset-order.ts';
import { REMOVAL as FILE_REMOVAL } from '#documents/asset-removal.ts';
import { REMOVAL as MESSAGE_REMOVAL } from '#notifications/removal.ts';
import { SEEN } from '#notifications/seen-intent.ts';
import { materialName } from '#materials/material-name.ts';

const t = reader({ ...outboxPageTexts, ...claimWordTexts, ...reservationTexts });

/** An entry of the outbox in words. */
export type Described = {
  readonly icon: IconPath;
  readonly title: string;
  /** Page of the thing it is about. */
  readonly href?: string;
  readonly line?: string;
  readonly plate?: string | null;
  readonly load?: { readonly quantity: string; readonly unit: string } | null;
  /** Address of its form; only what is filled in has one. */
  readonly editHref?: string;
  /** Marks are changed back where they were made. */
  readonly isMark?: true;
};

/** An entry of any kind; one of a kind that a newer version has made is an input without details. */
export const describe = (entry: OutboxEntry): Described => {
  if (isOfKind(entry, CONFIRM)) {
    const { deliveryId, shows, reservation, isSigned } = entry.about;
    const title = reservation
      ? t(isSigned ? 'outbox.confirmation_reservation_signed' : 'outbox.confirmation_reservation', {
          grund: t(`delivery.reservation.${reservation}`),
        })
      : t(isSigned ? 'outbox.confirmation_signed' : 'outbox.confirmation');
    return { icon: reservation ? flag : circleCheck, ...loadOf(deliveryId, shows), title };
  }
  if (isOfKind(entry, UNDO)) {
    const { deliveryId, shows } = entry.about;
    return { icon: undo2, ...loadOf(deliveryId, shows), title: t('outbox.undo') };
  }
  if (isOfKind(entry, CLAIM)) {
    const { deliveryId, contractId, plate, reasons } = entry.about;
    const words = reasons.map((reason) => t(`claim.reason.${reason}`)).join(', ');
    const title = t('outbox.claim', { gruende: words });
    return {
      icon: messageSquareWarning,
      title,
      plate,
      href: href('delivery-single', { ids: formatIds(deliveryId, contractId) }),
    };
  }
  if (isOfKind(entry, CLAIM_REPLY)) {
    const { claimId, claimNumber, plate, reply } = entry.about;
    const title = t(`outbox.claim_${reply}`, { nummer: claimNumber });
    return { icon: messageSquareWarning, title, plate, href: href('claim', { id: claimId }) };
  }
  if (isOfKind(entry, TEMPERATURE) || isOfKind(entry, ADDITION) || isOfKind(entry, WITHDRAWAL)) {
    const { deliveryId, contractId, plate } = entry.about;
    return {
      icon: isOfKind(entry, WITHDRAWAL)
        ? undo2
        : isOfKind(entry, ADDITION)
          ? droplets
          : thermometer,
      title: entryTitle(entry) ?? t('outbox.other'),
      plate,
      href: href('delivery-single', { ids: formatIds(deliveryId, contractId) }),
    };
  }
  if (isOfKind(entry, ORDER)) {
    const list = href('calloff-list', { id: entry.about.contractId });
    return { icon: clipboardList, ...formOf('outbox.call_off', unsentOrder(entry)), href: list };
  }
  if (isOfKind(entry, CHANGE)) {
    const page = href('calloff-detail', { id: entry.about.callOff });
    return { icon: filePenLine, ...formOf('outbox.change', unsentChange(entry)), href: page };
  }
  return { ...describeMark(entry), isMark: true };
};

/** The load that is confirmed; entries of earlier versions do not name it. */
const loadOf = (deliveryId: string, shows: Shows | undefined) => {
  if (!shows) return {};
  const { contractId, plate, load } = shows;
  return { href: href('delivery-single', { ids: formatIds(deliveryId, contractId) }), plate, load };
};

const formOf = (
  key: 'outbox.call_off' | 'outbox.change',
  { quantity, unit, material, line, editHref }: Unsent,
) => ({
  title: t(key, { menge: quantity, einheit: unit, material: materialName(material) }),
  line,
  editHref,
});

const describeMark = (entry: OutboxEntry): Described => {
  if (isOfKind(entry, FAVOURITE)) {
    const { contractId, favorite } = entry.about;
    const title = t(favorite ? 'outbox.favorite' : 'outbox.favorite_removal');
    return { icon: star, title, ...siteOf(contractId) };
  }
  if (isOfKind(entry, SUBSCRIPTION)) {
    const { contractId, status } = entry.about;
    const title = t(status ? 'outbox.subscription' : 'outbox.subscription_removal');
    return { icon: status ? bellRing : bellOff, title, ...siteOf(contractId) };
  }
  if (isOfKind(entry, ALWAYS_SIGN)) {
    const { contractId, isOn } = entry.about;
    const title = t(isOn ? 'outbox.always_sign' : 'outbox.always_sign_removal');
    return { icon: signature, title, ...siteOf(contractId) };
  }
  if (isOfKind(entry, HINTS_SEEN)) {
    const { deliveryId, contractId, plate } = entry.about;
    const ids = formatIds(deliveryId, contractId);
    return { icon: eye, title: t('outbox.hints'), href: href('delivery-single', { ids }), plate };
  }
  if (isOfKind(entry, SEEN)) return { icon: bell, title: t('outbox.message') };
  if (isOfKind(entry, MESSAGE_REMOVAL)) return { icon: trash, title: t('outbox.message_removal') };
  if (isOfKind(entry, FILE_REMOVAL)) return { icon: trash, title: t('outbox.file_removal') };
  if (isOfKind(entry, FILE_ORDER)) return { icon: fileText, title: t('outbox.file_order') };
  return { icon: cloudUpload, title: t('outbox.other') };
};

/** The site as this phone knows it. */
const siteOf = (id: string): Pick<Described, 'href' | 'line'> => {
  const name = cachedContract(cache, id)?.contract_name;
  return { href: href('contract-detail', { id }), ...(name !== undefined && { line: name }) };
};
