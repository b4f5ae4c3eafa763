import { buildClaim } from '#deliveries/claims/build.ts';
import { buildDelivery } from '#deliveries/build.ts';
import { buildNoteFile } from '#deliveries/build-note-file.ts';
import { buildAsset, buildInvoice } from '#documents/build.ts';
import { updateWithdrawal } from '#documents/office/withdrawal-store.ts';
import { MARKS, NOW, type Side, type Tenants } from '#testing/requests/tenants.ts';
import type { TestServer } from '#testing/server/server.ts';

/** A delivery that nobody has corrected, with a file and two claims, and an invoice of either state; each made for one call, because it changes its version. */
export const buildPapers = (
  server: TestServer,
  { company, user, item, supplier }: Tenants[Side],
  side: Side,
) =>
  server.build({ companies: [company.id] }, async (db) => {
    const contract = {
      company_id: company.id,
      id: item.contract_id,
      supplier_id: supplier.id,
    };
    const load = await buildDelivery(db, { contract, factory_name: `${MARKS[side]} Werk` });
    const paper = { company_id: company.id, id: load.id };
    const name = `${MARKS[side]}.pdf`;
    await buildNoteFile({ db, files: server.files }, contract, load.number);
    const file = await buildAsset({ db, files: server.files }, paper, user, { name });
    const claims = [1, 2].map(() =>
      buildClaim(db, contract, load, user, { note: `${MARKS[side]} grob` }),
    );
    const [waiting, unanswered] = await Promise.all(claims);
    const sent = await buildInvoice({ db, files: server.files }, contract);
    const withdrawn = await buildInvoice({ db, files: server.files }, contract);
    const withdrawal = { at: NOW, by: MARKS[side], reason: `${MARKS[side]} Irrtum` };
    await updateWithdrawal(db, { ...withdrawn, version: 1 }, withdrawal, new Date(NOW));
    return {
      load_id: load.id,
      file_id: file.id,
      waiting_claim_id: waiting?.id ?? '',
      unanswered_claim_id: unanswered?.id ?? '',
      sent_invoice_id: sent.id,
      withdrawn_invoice_id: withdrawn.id,
    };
  });
