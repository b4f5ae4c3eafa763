/**
 * The access list of the office: roles and status of every call, written down beside the contract and not read from
 * it (OFF-14). A call whose declaration loses a rule, and a call nobody wrote down, fail the role matrix. A new
 * call is one line here; where it names rows, its input names them by `rows`.
 */
import { ANNOUNCEMENT_ACCESS } from '#testing/requests/office-access-announcements.ts';
import { TEXT_ACCESS } from '#testing/requests/office-access-texts.ts';
import { IMPORT_ACCESS } from '#testing/requests/office-access-imports.ts';
import { CUSTOMER_ACCESS } from '#testing/requests/office-access-customers.ts';
import { CONTRACT_ACCESS } from '#testing/requests/office-access-contracts.ts';
import { TINY_PICTURE } from '#testing/requests/requests.ts';
import {
  administration,
  dispatch,
  everybody,
  filing,
  looking,
  ofAllBrands,
  type OfficeAccess,
  type OfficeRows,
  personal,
  plain,
  signingIn,
  viewing,
  withCode,
} from '#testing/requests/office-ways.ts';

const code = () => ({ code: '000000' });
const member = ({ staff_id }: OfficeRows) => ({ id: staff_id });
const versioned = (rows: OfficeRows) => ({ ...member(rows), version: 1 });
const reasoned = (rows: OfficeRows) => ({ ...versioned(rows), reason: 'ausgeschieden' });
const callOff = ({ undecided_id }: OfficeRows) => ({ id: undecided_id });
const decision = ({ decided_id, decision_id }: OfficeRows) => ({ id: decided_id, decision_id });
const order = ({ contract_id, contract_item_id, contact_person_id }: OfficeRows) => ({
  contract_id,
  item_id: contract_item_id,
  incoterm: 'frei',
  truck_type: 'sattel',
  quantity: 80,
  hourly_quantity: null,
  starts_on: '2026-11-21',
  starts_time: '07:00',
  ends_on: '2026-11-21',
  ends_time: '15:00',
  contact_id: contact_person_id,
  factory_number: null,
});
const asset = ({ load_id, file_id }: OfficeRows) => ({ delivery_id: load_id, id: file_id });
/** Contracts that company b has with the supplier of company a belong to both: they are called otherwise. */
const named = () => ({ q: 'Ortsumgehung' });
/** Long after everything else in these tests: the portal stays open. */
const profile = { phone: null, role: 'dispatcher', brands: ['nordstein'] };

export const OFFICE_ACCESS: Readonly<Record<string, OfficeAccess>> = {
  'staff.signIn': plain(signingIn(401, ({ email }) => ({ email, password: 'falsch' }))),
  'staff.enterCode': plain(signingIn(401, code)),
  'staff.enterRecoveryCode': plain(signingIn(401, code)),
  'staff.startEnrolment': plain(signingIn(401)),
  'staff.proveEnrolment': plain(signingIn(401, code)),
  'staff.finishEnrolment': plain(signingIn(401, () => ({ codes_kept: true }))),
  'staff.signOut': plain(signingIn(401)),
  'staff.requestPasswordLink': plain(signingIn(200, ({ email }) => ({ email }))),
  'staff.setPassword': plain(
    signingIn(403, () => ({ token: 'abl_x', new_password: 'Neue-Kelle-2027' })),
  ),
  'staff.me': plain(everybody(200)),
  'staff.touch': plain(everybody(200)),
  'staff.stepUp': plain(everybody(200, code)),
  'staff.renewRecoveryCodes': withCode(everybody(200)),

  'staff.list': plain(administration(200)),
  'staff.detail': plain(administration(404, member)),
  'staff.sessions': plain(administration(200)),
  'staff.create': withCode(
    administration(200, ({ staff_id }) => ({
      ...profile,
      email: `${staff_id}@nordstein.example`,
      name: 'Pia Engel',
    })),
  ),
  'staff.update': withCode(
    administration(404, (rows) => ({ ...versioned(rows), ...profile, name: 'Pia Engel' })),
  ),
  'staff.block': withCode(administration(404, reasoned)),
  'staff.unblock': withCode(administration(404, reasoned)),
  'staff.resetFactor': withCode(administration(404, versioned)),
  'staff.sendPasswordLink': withCode(administration(404, member)),
  'staff.endSession': withCode(
    administration(404, (rows) => ({ ...member(rows), session_id: rows.staff_session_id })),
  ),
  'staff.endSessions': withCode(administration(404, member)),
  'staff.viewAs': withCode(
    viewing(404, ({ customer_id }) => ({
      id: customer_id,
      reason: 'question',
      text: 'Rückfrage zu Lieferung 2511-04418',
    })),
  ),

  'staff.audit': plain(administration(200)),
  'staff.auditFilters': plain(administration(200)),
  'staff.auditChain': plain(administration(200)),
  'staff.auditExport': withCode(administration(200, () => ({ format: 'csv' }))),
  'staff.exportState': personal(plain(everybody(404, ({ export_id }) => ({ id: export_id })))),
  'staff.exportFile': personal(withCode(everybody(404, ({ export_id }) => ({ id: export_id })))),

  'staff.live': plain(looking(200)),
  'callOffs.officeList': plain(looking(200)),
  'callOffs.officeCounts': plain(looking(200)),
  'callOffs.officeFilters': plain(looking(200)),
  'callOffs.officeDetail': plain(looking(404, callOff)),
  'callOffs.officeSelection': plain(looking(200)),
  'callOffs.officeLoadCheck': plain(looking(200, ({ undecided_id }) => ({ ids: [undecided_id] }))),
  'callOffs.officeDay': plain(looking(200, () => ({ day: '2026-11-21' }))),
  'deliveries.officeSites': plain(looking(200)),
  'deliveries.officeSite': plain(looking(404, ({ contract_id }) => ({ id: contract_id }))),
  'callOffs.officeDecide': plain(
    dispatch(404, (rows) => ({ ...callOff(rows), version: 1, action: 'cancel' })),
  ),
  'callOffs.officeHold': plain(dispatch(404, decision)),
  'callOffs.officeUndo': plain(dispatch(404, decision)),
  'callOffs.officePending': plain(looking(200, ({ undecided_id }) => ({ ids: [undecided_id] }))),
  'callOffs.officePresence': plain(looking(404, (rows) => ({ ...callOff(rows), is_open: true }))),
  'callOffs.officeChoosePlant': plain(
    dispatch(404, (rows) => ({
      ...callOff(rows),
      version: 1,
      factory_number: rows.factory_number,
    })),
  ),
  'callOffs.officeSurroundings': plain(looking(404, callOff)),
  'callOffs.officeDecisions': plain(
    looking(404, (rows) => ({ ...callOff(rows), around: 'customer' })),
  ),
  'callOffs.officeContractHistory': plain(looking(404, ({ contract_id }) => ({ id: contract_id }))),
  'callOffs.officeCustomerHistory': plain(looking(404, ({ company_id }) => ({ id: company_id }))),
  'callOffs.officeOrderable': plain(dispatch(200)),
  'callOffs.officeOffer': plain(dispatch(404, ({ contract_id }) => ({ id: contract_id }))),
  'callOffs.officeLoadPreview': plain(
    dispatch(404, ({ contract_id, factory_number }) => ({
      id: contract_id,
      factory_number,
      starts_on: '2026-11-21',
      starts_time: '07:00',
      ends_on: '2026-11-21',
      ends_time: '15:00',
      quantity: '80',
    })),
  ),
  'callOffs.officeCreate': plain(dispatch(404, order)),
  'callOffs.officeViews': plain(looking(200)),
  'callOffs.officeSaveView': plain(
    looking(200, () => ({ name: 'Meine Ansicht', definition: { columns: null } })),
  ),
  'callOffs.officeRemoveView': personal(plain(looking(404, ({ view_id }) => ({ id: view_id })))),
  'callOffs.officeExport': withCode(
    looking(200, () => ({ columns: ['number', 'customer'], format: 'csv' })),
  ),
  'callOffs.officeCarts': plain(looking(200)),
  'callOffs.officeOrders': plain(looking(200)),
  'callOffs.officeTemplates': plain(looking(200)),
  'callOffs.officeCreateTemplate': plain(
    dispatch(200, () => ({ text: 'Das Werk ist ausgebucht.' })),
  ),
  'callOffs.officeUpdateTemplate': plain(
    dispatch(404, ({ template_id }) => ({ id: template_id, version: 1, position: 1, text: 'Neu' })),
  ),
  'callOffs.officeRemoveTemplate': plain(
    dispatch(404, ({ template_id }) => ({ id: template_id, version: '1' })),
  ),

  'staff.settings': plain(administration(200)),
  'staff.updateNotes': plain(administration(200, () => ({ version: 0, note_max: 400 }))),
  'deliveries.officeWeightLimits': plain(administration(200)),
  'deliveries.officeUpdateWeightLimits': plain(
    administration(200, () => ({ version: 0, limits: [{ name: 'tare_days', value: 20 }] })),
  ),
  'staff.updateSpan': ofAllBrands(
    plain(administration(200, () => ({ kind: 'import', version: 0, amount: 24 }))),
  ),
  'contracts.officePlants': plain(looking(200)),
  'contracts.officeUpdatePlant': plain(
    dispatch(404, ({ plant_key }) => ({
      plant: plant_key,
      version: 1,
      weekday_from: '06:00',
      weekday_until: '17:00',
      saturday_from: null,
      saturday_until: null,
      hourly_limit: 180,
      dispatch_phone: null,
    })),
  ),
  'callOffs.officeCartsExport': withCode(looking(200, () => ({ format: 'csv' }))),
  'callOffs.officeOrdersExport': withCode(looking(200, () => ({ format: 'csv' }))),
  'staff.reports': plain(looking(200)),
  'staff.reportChecks': plain(looking(200)),
  'staff.reportExport': withCode(looking(200, () => ({ format: 'csv' }))),
  'staff.search': plain(looking(200, named)),
  'contracts.officeList': plain(looking(200, named)),
  'contracts.officeDetail': plain(looking(404, ({ contract_id }) => ({ id: contract_id }))),
  ...CONTRACT_ACCESS,
  'contracts.officeExport': withCode(
    looking(200, () => ({ ...named(), columns: ['number', 'name'], format: 'csv' })),
  ),
  'companies.officeList': plain(looking(200)),
  'companies.officeDetail': plain(looking(404, ({ company_id }) => ({ id: company_id }))),
  'companies.officeExport': withCode(looking(200, () => ({ columns: ['name'], format: 'csv' }))),
  ...CUSTOMER_ACCESS,
  ...ANNOUNCEMENT_ACCESS,
  ...TEXT_ACCESS,
  ...IMPORT_ACCESS,
  'deliveries.officeList': plain(
    looking(200, ({ delivery_number }) => ({ view: 'all', q: delivery_number })),
  ),
  'deliveries.officeCounts': plain(looking(200)),
  'deliveries.officeDetail': plain(looking(404, ({ delivery_id }) => ({ id: delivery_id }))),
  'deliveries.officeExport': withCode(
    looking(200, ({ delivery_number }) => ({
      view: 'all',
      q: delivery_number,
      columns: ['note', 'customer'],
      format: 'csv',
    })),
  ),
  'deliveries.officeCorrectionChoices': plain(dispatch(404, ({ load_id }) => ({ id: load_id }))),
  'deliveries.officeCorrectionEffect': plain(
    dispatch(404, ({ load_id }) => ({ id: load_id, tare: '14.5' })),
  ),
  'deliveries.officeCorrect': plain(
    dispatch(404, ({ load_id }) => ({
      id: load_id,
      version: 1,
      contract: null,
      item: null,
      material: null,
      gross: null,
      tare: 14.5,
      reason: 'tare',
      text: 'Tara laut Waage 2 nachgetragen.',
    })),
  ),
  'deliveries.officeClaims': plain(looking(200, () => ({ view: 'all' }))),
  'deliveries.officeClaimCounts': plain(looking(200)),
  'deliveries.officeClaim': plain(looking(404, ({ claim_id }) => ({ id: claim_id }))),
  'deliveries.officeTakeClaim': plain(
    dispatch(404, ({ waiting_claim_id: id }) => ({ id, version: 1 })),
  ),
  'deliveries.officeSettleClaim': plain(
    dispatch(404, ({ unanswered_claim_id: id }) => ({
      id,
      version: 1,
      text: 'Wir liefern 13,20 t nach.',
      outcome: 'credit',
      accepted_quantity: 13.2,
      replacement: null,
    })),
  ),
  'deliveries.officeClaimExport': withCode(
    looking(200, () => ({ columns: ['number'], format: 'csv' })),
  ),
  'documents.officeAssets': plain(looking(404, ({ contract_id }) => ({ id: contract_id }))),
  'documents.officeDeliveryAssets': plain(
    looking(404, ({ load_id }) => ({ delivery_id: load_id })),
  ),
  'documents.officeNoteFile': plain(looking(404, ({ load_id }) => ({ id: load_id }))),
  'documents.officeFiles': plain(everybody(200)),
  'documents.officeFileExport': withCode(everybody(200, () => ({ format: 'csv' }))),
  'documents.officeInvoiceExport': withCode(looking(200, () => ({ format: 'csv' }))),
  'documents.officeFileTargets': plain(
    filing(200, ({ delivery_number }) => ({ q: delivery_number })),
  ),
  'documents.officeAddAsset': plain(
    filing(404, ({ load_id }) => ({ delivery_id: load_id, file: TINY_PICTURE })),
  ),
  'documents.officeRenameAsset': plain(
    filing(404, (rows) => ({ ...asset(rows), version: 1, name: 'Wiegeschein' })),
  ),
  'documents.officeRemoveAsset': plain(filing(404, (rows) => ({ ...asset(rows), version: '1' }))),
  'documents.officeInvoices': plain(looking(200)),
  'documents.officeInvoice': plain(looking(404, ({ invoice_id }) => ({ id: invoice_id }))),
  'documents.officeInvoiceFile': plain(looking(404, ({ invoice_id }) => ({ id: invoice_id }))),
  'documents.officeWithdrawInvoice': plain(
    administration(404, ({ sent_invoice_id: id }) => ({ id, version: '1', reason: 'Irrtum' })),
  ),
  'documents.officeReleaseInvoice': plain(
    administration(404, ({ withdrawn_invoice_id: id }) => ({ id, version: 2 })),
  ),
  'documents.officeAsset': plain(everybody(404, asset)),
};

/** The entry of a call in the access list; a call without one is a fault. */
export const officeAccessOf = ({ name }: { readonly name: string }): OfficeAccess => {
  const access = OFFICE_ACCESS[name];
  if (!access) throw new Error(`${name} is missing in testing/requests/office-access.ts`);
  return access;
};
