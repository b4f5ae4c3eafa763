import type { Invitation } from '@abrufbar/contract/registration-office.ts';
import { berlinDay, toShortDmy } from '@abrufbar/domain/values/calendar.ts';
import type { IconPath } from '@abrufbar/web/ui/icon.tsx';
import { circleCheck } from '@abrufbar/web/ui/icons/basic.ts';
import { ban } from '@abrufbar/web/ui/icons/call-off.ts';
import { clock } from '@abrufbar/web/ui/icons/delivery.ts';
import { mail } from '@abrufbar/web/ui/icons/office.ts';
import { mailX } from '@abrufbar/web/ui/icons/office-parts.ts';
import type { Role } from '@abrufbar/web/ui/role.ts';

type Look = { readonly role: Role; readonly icon: IconPath };

/** Colour and icon of each state; its word is a text. */
export const STATE_LOOKS: Readonly<Record<Invitation['status'], Look>> = {
  open: { role: 'info', icon: mail },
  failed: { role: 'danger', icon: mailX },
  used: { role: 'ok', icon: circleCheck },
  expired: { role: 'rest', icon: clock },
  revoked: { role: 'rest', icon: ban },
};

/** `18.12.25` of an instant. */
export const dayOf = (instant: string): string => toShortDmy(berlinDay(new Date(instant)));
