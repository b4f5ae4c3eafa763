import { scan as scanCall } from '@abrufbar/contract/deliveries/code.ts';
import { readNoteName, signedPart } from '#deliveries/note-code.ts';
import { membershipIn } from '#core/calls/caller-scope.ts';
import { handle } from '#core/calls/context.ts';
import { Refusal } from '#core/calls/refusal.ts';
import { findDeliveryOfNote } from '#deliveries/code-store.ts';

/**
 * Every refusal brings a sentence for the popup (ERR-14). A foreign delivery is unknown, like one that is not
 * imported yet; only a person who may see the delivery learns that its code is not ours.
 */
export const scan = handle(scanCall, async (context, { company_number, data }) => {
  const { db, scope, caller, signer } = context;
  const chosen = membershipIn(caller, company_number);
  const name = readNoteName(data);
  if (name === null) throw refused(422, 'note_none');
  const row = await findDeliveryOfNote(
    db,
    scope,
    name.kind === 'code' ? { id: name.deliveryId } : name,
  );
  const company = caller.memberships.find(({ companyId }) => companyId === row?.company_id);
  if (row === undefined || company === undefined) throw refused(404, 'note_unknown');
  const part = signedPart(row.id, row.supplier_id);
  if (name.kind === 'code' && !signer.isSigned(part, name.signature)) {
    throw refused(422, 'note_forged');
  }
  return {
    switch_company: company !== chosen,
    company_name: company.companyName,
    company_number: company.companyNr,
    contract_id: row.contract_id,
    contract_number: row.contract_number,
    construction_site_name: row.contract_name,
    delivery_id: row.id,
  };
});

const refused = (status: 404 | 422, problem: 'note_none' | 'note_forged' | 'note_unknown') =>
  new Refusal(status, status === 404 ? 'note_not_found' : 'note_unreadable', {
    errors: [{ field: 'data', problem }],
  });
