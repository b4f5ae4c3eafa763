import type { OfficeClaim } from '@abrufbar/contract/deliveries/office-claims.ts';
import { officeCallOffsTexts } from '@abrufbar/texts/call-offs/office.ts';
import { claimWordTexts } from '@abrufbar/texts/deliveries/claim-words.ts';
import { officeClaimsTexts } from '@abrufbar/texts/deliveries/office-claims.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { orDash } from '@abrufbar/web/format.ts';
import type { Column } from '#core/table/columns.ts';
import { TwoLines, Wrapped } from '#core/table/two-lines.tsx';
import { Age, ageText } from '#deliveries/claims/age.tsx';
import { ClaimState, stateText } from '#deliveries/claims/claim-state.tsx';
import { amountText, reasonsText } from '#deliveries/claims/claim-words.ts';

const t = reader({ ...officeCallOffsTexts, ...officeClaimsTexts, ...claimWordTexts });

/** A row as it is read out. */
export const describeClaim = (row: OfficeClaim): string =>
  t('bo.claim.row_aria', {
    nummer: row.number,
    status: stateText(row),
    gruende: reasonsText(row),
    firma: row.company,
    alter: ageText(row, Date.now()),
  });

type Columns = readonly Column<OfficeClaim>[];

const who: Columns = [
  { id: 'number', head: t('bo.claim.columns.number'), width: 58, cell: ({ number }) => number },
  { id: 'age', head: t('bo.claim.columns.age'), width: 86, cell: (row) => <Age of={row} /> },
  {
    id: 'customer',
    head: t('bo.columns.customer'),
    cell: (row) => <TwoLines first={row.company} second={row.contract_name} />,
    full: (row) => `${row.company}, ${row.contract_name}`,
  },
];

const load: Columns = [
  {
    id: 'note',
    head: t('bo.claim.columns.note'),
    width: 116,
    cell: (row) => <TwoLines first={row.delivery_number} second={orDash(row.plate)} />,
    full: (row) => [row.delivery_number, row.plate].filter(Boolean).join(', '),
  },
  {
    id: 'material',
    head: t('bo.claim.columns.load'),
    width: 148,
    cell: (row) => <TwoLines first={row.material_name} second={amountText(row.quantity, row)} />,
    full: (row) => `${row.material_name}, ${amountText(row.quantity, row)}`,
  },
];

const asked: Columns = [
  {
    id: 'reasons',
    head: t('bo.claim.columns.reasons'),
    width: 130,
    cell: (row) => <Wrapped text={reasonsText(row)} />,
    full: reasonsText,
  },
  {
    id: 'remedy',
    head: t('bo.claim.columns.remedy'),
    width: 112,
    cell: ({ remedy }) => t(`claim.remedy.${remedy}`),
  },
  {
    id: 'photos',
    head: t('bo.claim.columns.photos'),
    width: 56,
    align: 'end',
    cell: ({ photos }) => (photos === 0 ? '–' : photos),
  },
];

const state: Columns = [
  {
    id: 'state',
    head: t('bo.claim.columns.state'),
    width: 156,
    cell: (row) => <ClaimState of={row} />,
    full: stateText,
  },
];

/** Columns of the list of claims (BEY-96). */
export const claimColumns: Columns = [
  ...who,
  ...load,
  ...asked,
  ...state,
  {
    id: 'contract',
    head: t('bo.columns.contract'),
    width: 110,
    optional: true,
    cell: (row) => row.contract_number,
  },
];

/** Beside a pane. */
export const narrowClaimColumns: Columns = [
  ...who,
  ...load.filter(({ id }) => id === 'note'),
  ...asked.filter(({ id }) => id === 'reasons'),
  ...state,
];
