import type { OfficeClaim } from '@abrufbar/contract/deliveries/office-claims.ts';
import { claimWordTexts } from '@abrufbar/texts/deliveries/claim-words.ts';
import { officeClaimsTexts } from '@abrufbar/texts/deliveries/office-claims.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { circleCheck } from '@abrufbar/web/ui/icons/basic.ts';
import { hourglass, send } from '@abrufbar/web/ui/icons/call-off.ts';
import { Chip, StatusWord } from '#core/parts/chip.tsx';
import { TwoLines } from '#core/table/two-lines.tsx';

const t = reader({ ...officeClaimsTexts, ...claimWordTexts });

type Progress = Pick<OfficeClaim, 'state' | 'is_agreed' | 'is_reopened' | 'assigned_to'>;

const LOOKS = {
  received: { role: 'info', icon: send },
  in_progress: { role: 'review', icon: hourglass },
  settled: { role: 'ok', icon: circleCheck },
} as const;

/** A claim whose answer the customer did not accept waits like a warning. */
const lookOf = ({ state, is_reopened }: Progress) =>
  state === 'in_progress' && is_reopened
    ? ({ ...LOOKS[state], role: 'warn' } as const)
    : LOOKS[state];

/** The member of staff at work, and the customer's reply to the answer. */
const besideOf = ({ is_agreed, is_reopened, assigned_to: name }: Progress): string => {
  if (is_agreed) return t('bo.claim.agreed');
  return [...(is_reopened ? [t('bo.claim.disagreed')] : []), ...(name === null ? [] : [name])].join(
    ' · ',
  );
};

/** The state as it is read out. */
export const stateText = (claim: Progress): string =>
  [t(`claim.state.${claim.state}`), besideOf(claim)].filter(Boolean).join(', ');

/** State of a row, with the name or the mark below it. */
export const ClaimState = ({ of }: { of: Progress }) => {
  const word = <StatusWord {...lookOf(of)}>{t(`claim.state.${of.state}`)}</StatusWord>;
  const beside = besideOf(of);
  return beside === '' ? word : <TwoLines first={word} second={beside} />;
};

export const ClaimChip = ({ of }: { of: Progress }) => (
  <Chip {...lookOf(of)} large>
    {of.is_agreed ? t('bo.claim.agreed') : t(`claim.state.${of.state}`)}
  </Chip>
);
