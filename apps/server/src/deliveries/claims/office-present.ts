import type { OfficeClaim, officeClaim } from '@abrufbar/contract/deliveries/office-claims.ts';
import type { OutputOf } from '@abrufbar/contract/protocol/call.ts';
import type { OfficeClaimRow } from '#deliveries/claims/office-store.ts';
import type { StepRow } from '#deliveries/claims/step-store.ts';

export const presentOfficeClaim = (row: OfficeClaimRow, staffId: string): OfficeClaim => ({
  id: row.id,
  version: row.version,
  number: row.number,
  state: row.state,
  is_agreed: row.agreed_at !== null,
  is_reopened: row.reopened_at !== null,
  received_at: row.received_at,
  company_id: row.company_id,
  company: row.company,
  contract_id: row.contract_id,
  contract_number: row.contract_number,
  contract_name: row.contract_name,
  delivery_id: row.delivery_id,
  delivery_number: row.delivery_number,
  plate: row.plate,
  material_name: row.material_name ?? '',
  quantity: Number(row.quantity ?? 0),
  quantity_unit: row.quantity_unit ?? 't',
  reasons: row.reasons,
  remedy: row.remedy,
  photos: row.photos,
  assigned_to: row.staff_name,
  is_own: row.staff_id === staffId,
});

type Detail = OutputOf<typeof officeClaim>;

const presentAnswer = (row: OfficeClaimRow): Detail['answer'] => {
  const { answer: text, outcome, accepted_quantity: accepted } = row;
  if (text === null || outcome === null) return null;
  const { replacement_id: id, replacement_number: number } = row;
  return {
    text,
    outcome,
    accepted_quantity: accepted === null ? null : Number(accepted),
    replacement: id === null || number === null ? null : { delivery_id: id, number },
  };
};

/** A claim with everything that was said about it. */
export const presentOfficeDetail = (
  row: OfficeClaimRow,
  steps: readonly StepRow[],
  staffId: string,
): Detail => ({
  ...presentOfficeClaim(row, staffId),
  note: row.note,
  person:
    row.first_name === null || row.last_name === null
      ? null
      : { name: `${row.first_name} ${row.last_name}`, phone: row.phone },
  weighed_at: row.weighed_at,
  factory_name: row.factory_name,
  is_corrected: row.corrected_at !== null,
  answer: presentAnswer(row),
  steps: steps.map(({ kind, made_at: at, name: by, text }) => ({ kind, at, by, text })),
});
