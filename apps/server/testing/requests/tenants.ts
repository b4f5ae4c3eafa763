/** Two companies with rows in every table, distinguished by a mark in all their texts. */
import { UNDO_LIMIT_MS } from '@abrufbar/domain/deliveries/confirmation.ts';
import * as deliveries from '@abrufbar/contract/deliveries/deliveries.ts';
import * as session from '@abrufbar/contract/session/session.ts';
import type { Brand } from '@abrufbar/domain/values/brand.ts';
import { formatNoteCode, signedPart } from '#deliveries/note-code.ts';
import { buildCallOff, buildCart, buildDecision } from '#call-offs/build.ts';
import { buildCompany, buildSupplier, buildUser } from '#companies/build.ts';
import { insertCompanyKey } from '#companies/keys/store.ts';
import { insertErpId } from '#companies/store.ts';
import { buildLegalText } from '#content/build.ts';
import {
  buildContract,
  buildFavourite,
  buildItem,
  buildOffer,
  buildSubscription,
} from '#contracts/build.ts';
import { numberChanges } from '#core/company-changes.ts';
import { type Database, enter } from '#core/database/database.ts';
import { newId } from '#core/ids.ts';
import { markTexts } from '#testing/database/table-rows.ts';
import type { TestServer } from '#testing/server/server.ts';
import { DEMO_PASSWORD } from '#demo/people.ts';
import { insertCatalogue } from '#deliveries/update-store.ts';
import { ASPHALT, CONCRETE, buildCorrection, buildDelivery } from '#deliveries/build.ts';
import { buildNoteFile } from '#deliveries/build-note-file.ts';
import { buildClaim } from '#deliveries/claims/build.ts';
import { buildEntry, temperatureOf } from '#deliveries/freshness/build.ts';
import { checkLoads } from '#deliveries/weight-checks/check-loads.ts';
import { insertMarks } from '#deliveries/weight-checks/store.ts';
import { buildAsset, buildInvoice } from '#documents/build.ts';
import { buildImport } from '#imports/build.ts';
import { buildNotification } from '#notifications/build.ts';
import { buildPicture } from '#profile/build.ts';
import { buildCode } from '#registration/build.ts';
import { buildRecoveryLink, buildToken } from '#session/build.ts';
import { issueLoginToken } from '#session/login-tokens.ts';
import { hashPassword } from '#session/password.ts';
import type { Names } from '#testing/requests/names.ts';

export const NOW = '2026-11-20T06:12:00Z';
const now = new Date(NOW);

/** The two companies; somebody of one must never see the mark of the other. */
export const MARKS = { a: 'kanarie-a', b: 'kanarie-b' } as const;
export type Side = keyof typeof MARKS;

/** Each company buys at another brand. */
export const BRAND_OF = { a: 'nordstein', b: 'suedkies' } as const satisfies Record<Side, Brand>;

/** Made once: a hash takes long on purpose. */
let hash: Promise<string> | undefined;
const passwordHash = () => (hash ??= hashPassword(DEMO_PASSWORD));

/** A company with its own supplier, a user and rows in every table. */
type Tenant = {
  readonly company: { readonly id: number };
  readonly supplier: { readonly id: number };
  readonly user: { readonly id: string };
  readonly item: Awaited<ReturnType<typeof buildItem>>;
  readonly names: Names;
};

const buildTenant = async (server: TestServer, side: Side): Promise<Tenant> => {
  const password_hash = await passwordHash();
  const customer_number = newId().slice(-8);
  const { supplier, company, user, code } = await server.build({}, async (db) => {
    const made = {
      supplier: await buildSupplier(db, { brand: BRAND_OF[side] }),
      company: await buildCompany(db),
    };
    await insertErpId(db, {
      supplier_id: made.supplier.id,
      company_id: made.company.id,
      erp_customer_no: customer_number,
    });
    const { number, name, category } = ASPHALT;
    await insertCatalogue(db, made.supplier.id, [{ number, name, category }]);
    await buildOffer(db, made.supplier);
    const email = `${MARKS[side]}@${newId().slice(-8)}.example`;
    const companies = [made.company];
    return {
      ...made,
      code: (await buildCode(db, made.company, {}, now)).code,
      user: await buildUser(db, { companies, role: 'besteller', email, password_hash }),
    };
  });
  const rows = await server.build({ companies: [company.id], userId: user.id }, async (db) => {
    const contract = await buildContract(db, { company, supplier });
    await buildFavourite(db, contract, user);
    await buildSubscription(db, contract, user);
    const message = await buildNotification(db, user, company);
    const picture = await buildPicture({ db, files: server.files }, user, now);
    await issueLoginToken(db, { kind: 'invitation', userId: user.id }, now);
    await buildRecoveryLink(db, user, now);
    const item = await buildItem(db, { contract });
    const callOff = await buildCallOff(db, { item, supplier, created_by: user.id });
    await buildDecision(db, callOff, supplier);
    const cart = await buildCart(db, { item, user });
    // Its confirmation is final.
    const confirmed = { at: new Date(now.getTime() - UNDO_LIMIT_MS), by: user.id };
    const taken = await buildDelivery(db, { contract, confirmed });
    const delivery = await buildDelivery(db, { contract });
    const coming = await buildDelivery(db, { contract, materials: [CONCRETE] });
    const entry = await buildEntry(db, contract, coming, user, temperatureOf(21, now));
    await buildNoteFile({ db, files: server.files }, contract, delivery.number, [
      { pos: null, name: 'note', value: 'Bitte über Tor 2', unit: null },
      { pos: 1, name: 'batch', value: 'CH-1187', unit: null },
    ]);
    const open = await buildDelivery(db, { contract });
    await buildCorrection(db, await buildDelivery(db, { contract }), contract);
    for (const { id } of [delivery, taken]) {
      await checkLoads(db, { companyId: company.id, deliveryId: id }, now);
    }
    const mark = { deliveryId: taken.id, kinds: ['gross'], userId: user.id } as const;
    await insertMarks(db, company.id, mark, now);
    const taken_over = { staffId: newId(), name: `${MARKS[side]} Röder`, at: now };
    const answer = { text: 'Wir liefern nach.', outcome: 'replacement', accepted: 13.2 } as const;
    const claim = await buildClaim(db, contract, delivery, user, {
      taken: taken_over,
      settled: { ...answer, replacementId: taken.id, at: now },
    });
    const paper = { company_id: company.id, id: delivery.id };
    const asset = await buildAsset({ db, files: server.files }, paper, user);
    const invoice = await buildInvoice({ db, files: server.files }, contract, {
      notes: [delivery.number],
      lines: [
        { deliveryNumber: delivery.number, itemNumber: '102244', quantity: '26.400', unit: 't' },
      ],
    });
    const importId = await buildImport(db, { supplier, company });
    const madeBy = user.id;
    const ofCompany = { companyId: company.id, name: 'ERP', mayConfirm: true, madeBy };
    const key = await insertCompanyKey(db, ofCompany, now);
    await numberChanges(db, company.id, now);
    return {
      asset,
      claim,
      entry,
      importId,
      key,
      invoice,
      contract,
      item,
      callOff,
      cart,
      message,
      delivery,
      taken,
      coming,
      open,
      picture,
      token: await buildToken(db, user, now),
    };
  });
  await leaveTraces(server, rows);
  await server.build({}, (db) => buildToken(db, user, now));
  const owned = { company_id: [company.id], user_id: [user.id] };
  // Company b has a contract with the supplier of company a too, and may read its name.
  const supplied = side === 'b' ? { supplier_id: [supplier.id] } : {};
  await markTexts(server.database, { ...owned, ...supplied }, MARKS[side]);
  const names = {
    company_number: MARKS[side] + company.company_nr,
    contract_number: rows.contract.contract_number,
    contract_id: rows.contract.id,
    delivery_id: rows.delivery.id,
    confirmed_id: rows.taken.id,
    unconfirmed_id: rows.coming.id,
    delivery_code: codeOf(server, rows.delivery.id, supplier),
    delivery_number: MARKS[side] + rows.delivery.number,
    claim_id: rows.claim.id,
    entry_id: rows.entry.id,
    contract_item_id: rows.item.id,
    call_off_id: rows.callOff.id,
    call_off_cart_item_id: rows.cart.id,
    contact_person_id: user.id,
    customer_id: user.id,
    notification_id: rows.message.id,
    customer_number: MARKS[side] + customer_number,
    email: user.email,
    picture_id: rows.picture.id,
    asset_id: rows.asset.id,
    invoice_id: rows.invoice.id,
    key_id: rows.key?.id ?? '',
    import_id: rows.importId,
    invitation_token: code,
  };
  return { company, supplier, user, item: rows.item, names };
};

const codeOf = ({ signer }: TestServer, id: string, supplier: { readonly id: number }) =>
  formatNoteCode('https://x.example', id, signer.sign(signedPart(id, supplier.id)));

/** Changes with a key, so that the tables of keys and audit rows are filled too. */
const leaveTraces = async (
  { send }: TestServer,
  rows: { contract: { id: string }; open: { id: string }; token: string },
): Promise<void> => {
  const { contract, open, token } = rows;
  const ids = { delivery_id: open.id, contract_id: contract.id };
  const signed = { signed_by: 'Jens Kruse', signature: '{"height":600,"strokes":[[9,9]]}' };
  await send(deliveries.confirm, { ...ids, ...signed }, { token, key: newId() });
  await send(session.logout, {}, { token, key: newId() });
};

export type Tenants = Readonly<Record<Side, Tenant>> & {
  readonly absent: { readonly names: Names };
};

/** Before anybody of them accepted. */
const FIRST_TERMS = new Date('2026-01-01T00:00:00Z');

/** Both companies; they also share a supplier, a contract number and a person. */
export const buildTenants = async (server: TestServer): Promise<Tenants> => {
  await server.build({}, (db) =>
    buildLegalText(db, { html: '<p>AGB</p>', publishedAt: FIRST_TERMS }),
  );
  const a = await buildTenant(server, 'a');
  const b = await buildTenant(server, 'b');
  await server.build({ companies: [b.company.id], userId: b.user.id }, (db) => buildTwin(db, a, b));
  return { a, b, absent: { names: absentLike(b.names) } };
};

/** A contract of company b that number and supplier do not tell apart from that of company a. */
const buildTwin = async (db: Database, a: Tenant, b: Tenant): Promise<void> => {
  const contract = await buildContract(db, {
    company: b.company,
    supplier: a.supplier,
    contract_number: a.names.contract_number,
    name: `${MARKS.b} Zwilling`,
  });
  // So long ago that it does not make the site run today: staff of both would see that.
  const weighed_at = new Date(now.getTime() - 3 * 3_600_000);
  await buildDelivery(db, {
    ...{ contract, weighed_at, factory_name: MARKS.b, spedition_name: MARKS.b },
  });
};

/** Names of nothing, of the same form. */
const absentLike = (names: Names): Names => {
  const elsewhere = (name: string) => name.replace(MARKS.b, 'kanarie-z');
  return {
    company_number: elsewhere(names.company_number),
    contract_number: `4${newId().slice(-8)}`,
    contract_id: newId(),
    delivery_id: newId(),
    confirmed_id: newId(),
    unconfirmed_id: newId(),
    delivery_code: formatNoteCode('https://x.example', newId(), 'A'.repeat(22)),
    delivery_number: elsewhere(names.delivery_number),
    claim_id: newId(),
    entry_id: newId(),
    contract_item_id: newId(),
    call_off_id: newId(),
    call_off_cart_item_id: newId(),
    contact_person_id: newId(),
    customer_id: newId(),
    notification_id: newId(),
    customer_number: elsewhere(names.customer_number),
    email: elsewhere(names.email),
    picture_id: newId(),
    asset_id: newId(),
    invoice_id: newId(),
    key_id: newId(),
    import_id: newId(),
    invitation_token: '0'.repeat(26),
  };
};

/** A person who belongs to these companies, and a way to sign in. */
export const buildMember = async (
  server: TestServer,
  fields: Parameters<typeof buildUser>[1],
  at = now,
) => {
  const password_hash = await passwordHash();
  const user = await server.build({}, (db) => buildUser(db, { password_hash, ...fields }));
  const signIn = () =>
    server.build({}, async (db) => {
      await enter(db, { userId: user.id });
      return buildToken(db, user, at);
    });
  return { user, signIn, token: await signIn() };
};
