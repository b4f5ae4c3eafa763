import type { ClaimState } from '@abrufbar/domain/deliveries/claims.ts';
import { claimWordTexts } from '@abrufbar/texts/deliveries/claim-words.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { StatusChip } from '@abrufbar/web/ui/chip.tsx';
import type { IconPath } from '@abrufbar/web/ui/icon.tsx';
import { circleCheck } from '@abrufbar/web/ui/icons/basic.ts';
import { hourglass } from '@abrufbar/web/ui/icons/call-off.ts';
import { inbox } from '@abrufbar/web/ui/icons/claims.ts';
import type { Role } from '@abrufbar/web/ui/role.ts';

const t = reader(claimWordTexts);

const LOOKS: Readonly<Record<ClaimState, { readonly role: Role; readonly icon: IconPath }>> = {
  received: { role: 'info', icon: inbox },
  in_progress: { role: 'review', icon: hourglass },
  settled: { role: 'ok', icon: circleCheck },
};

/** State of a claim. */
export const ClaimChip = ({ state }: { readonly state: ClaimState }) => (
  <StatusChip {...LOOKS[state]}>{t(`claim.state.${state}`)}</StatusChip>
);
