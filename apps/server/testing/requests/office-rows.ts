/** Rows that the calls of the office name in the role matrix: of each brand, and of nobody. */
import { type Page, pageKey } from '@abrufbar/domain/content/pages.ts';
import { type Brand } from '@abrufbar/domain/values/brand.ts';
import { buildCallOff, buildDecision } from '#call-offs/build.ts';
import { buildCompany, buildUser } from '#companies/build.ts';
import { insertContact } from '#companies/contact-store.ts';
import { insertErpId } from '#companies/store.ts';
import { findDraft, saveDraft } from '#content/pages/page-store.ts';
import { insertVersion } from '#content/pages/version-store.ts';
import { updateTranslation } from '#content/translation-store.ts';
import { buildDraft, buildMaintenance } from '#content/build.ts';
import { insertExport } from '#staff/exports/store.ts';
import { insertTemplate } from '#call-offs/office/template-store.ts';
import { saveOwnView } from '#call-offs/office/view-store.ts';
import type { Database } from '#core/database/database.ts';
import { buildContract, buildItem } from '#contracts/build.ts';
import { insertCatalogue } from '#deliveries/update-store.ts';
import { insertPlants, keyOfPlant } from '#contracts/plant-store.ts';
import { newId } from '#core/ids.ts';
import { vas } from '@abrufbar/contract/imports/tickets.ts';
import { insertImport } from '#imports/run/import-store.ts';
import vasSample from '#imports/samples/vas.json' with { type: 'json' };
import { insertImportKey } from '#imports/store.ts';
import { buildCode } from '#registration/build.ts';
import { addMember, signedIn } from '#testing/concepts/office.ts';
import { buildPapers } from '#testing/requests/office-papers.ts';
import type { OfficeRows } from '#testing/requests/office-ways.ts';
import { BRAND_OF, MARKS, NOW, type Side, type Tenants } from '#testing/requests/tenants.ts';
import type { TestServer } from '#testing/server/server.ts';

const now = new Date(NOW);
const HOUR_MS = 3_600_000;

/** Rows of a brand for calls of the office: those of its company and a marked member of its staff. */
export const buildOfficeRows = async (
  server: TestServer,
  tenants: Tenants,
  side: Side,
): Promise<OfficeRows> => {
  const fields = {
    name: `${MARKS[side]} Engel`,
    brands: [BRAND_OF[side]],
    email: `${MARKS[side]}-${newId().slice(-8)}@staff.example`,
  };
  const member = await addMember(server, fields, NOW);
  await signedIn(server, member, NOW);
  const { id } = await server.build({}, (db) =>
    db
      .selectFrom('staff_sessions')
      .select('id')
      .where('staff_id', '=', member.id)
      .executeTakeFirstOrThrow(),
  );
  const decided = await buildDecided(server, tenants[side], side);
  const maintained = await buildMaintained(server, tenants[side], side);
  const papers = await buildPapers(server, tenants[side], side);
  const template_id = await server.build({}, (db) =>
    insertTemplate(db, BRAND_OF[side], `${MARKS[side]} ausgebucht`),
  );
  const managed = await buildManaged(server, tenants[side], side);
  const texts = await server.build({}, (db) => buildTexts(db, member, side));
  const maintenance_id = await server.build({}, (db) =>
    buildMaintenance(db, { brand: BRAND_OF[side], startsAt: new Date('2027-01-31T18:00:00Z') }),
  );
  const announcement_id = await server.build({}, (db) =>
    buildDraft(db, { brand: BRAND_OF[side], message: `${MARKS[side]} Winterpause` }),
  );
  const personal = await server.build({}, (db) => buildPersonal(db, member, BRAND_OF[side]));
  return {
    ...tenants[side].names,
    ...decided,
    ...maintained,
    ...papers,
    ...personal,
    ...managed,
    ...(await buildRejected(server, tenants[side].supplier)),
    ...texts,
    template_id,
    announcement_id,
    maintenance_id,
    company_id: String(tenants[side].company.id),
    staff_id: member.id,
    staff_session_id: id,
  };
};

/** Customers that administrators may change and remove, so that the tenants stay as they are. */
const buildManaged = (server: TestServer, { supplier }: Tenants[Side], side: Side) =>
  server.build({}, async (db) => {
    const mark = MARKS[side];
    const number = () => newId().slice(-12);
    const company = async (...numbers: readonly string[]) => {
      const made = await buildCompany(db, { company_nr: mark + number(), name: `${mark} Bau` });
      for (const erp_customer_no of numbers) {
        await insertErpId(db, { supplier_id: supplier.id, company_id: made.id, erp_customer_no });
      }
      return made;
    };
    const managed_number = number();
    const managed = await company(managed_number, number());
    const fields = { companies: [managed], first_name: mark, acceptedTermsAt: null };
    const user = await buildUser(db, fields);
    const contact_id = await insertContact(db, {
      supplier_id: supplier.id,
      company_id: managed.id,
      task: 'Verkauf',
      name: `${mark} Henning`,
    });
    const invited = { name: `${mark} Rode`, email: `${number()}@${mark}.example` };
    const invitation = await buildCode(db, managed, invited, now);
    return {
      managed_id: String(managed.id),
      managed_number,
      supplier_id: String(supplier.id),
      person_id: user.id,
      contact_id,
      invitation_id: invitation.id,
      empty_company_id: String((await company(number())).id),
    };
  });

/** An import of a scale whose rows were rejected, one with a file beside it. */
const buildRejected = async (server: TestServer, supplier: { readonly id: number }) => {
  const file = await server.files.write('imports', Buffer.from('<Invoice/>'));
  const kept = { file, media: 'application/xml', bytes: 10 } as const;
  return server.build({}, async (db) => {
    const of = { supplierId: supplier.id, source: 'vas', name: 'Waage', addresses: [] } as const;
    const { id: import_key_id } = await insertImportKey(db, of, now);
    const rejected_id = newId();
    const failed = { field: 'Kontraktnummer', code: 'unknown_contract', message: 'Unbekannt' };
    const row = {
      id: rejected_id,
      supplier_id: supplier.id,
      import_key_id,
      source: 'vas',
      call: vas.name,
      request_id: 'build',
      received_at: NOW,
      finished_at: NOW,
      rows: 3,
      rows_done: 3,
      failures: [1, 2, 3].map((at) => ({ row: at, ...failed })),
    };
    const raw = { ...vasSample[0], Kontraktnummer: '4001827' };
    const rejects = [raw, { ...raw, Lieferscheinnummer: '8104553' }, {}].map((one, at) => ({
      failed: { row: at + 1, ...failed },
      raw: one,
      kept: at === 2 ? kept : null,
    }));
    await insertImport(db, row, rejects);
    return { import_key_id, rejected_id };
  });
};

/** Drafts of privacy terms and terms of a brand, and a help page. */
const buildTexts = async (db: Database, { id }: { readonly id: string }, side: Side) => {
  const brand = BRAND_OF[side];
  const drafted = async (kind: 'privacy' | 'terms') => {
    const page = { kind, brand };
    const html = `<p>${MARKS[side]} Text</p>`;
    const version = (await findDraft(db, page, { isLocked: false }))?.version ?? 0;
    await saveDraft(db, page, { version, html }, { id, name: `${MARKS[side]} Engel`, at: now });
    await insertVersion(db, page, { html, publishedAt: now, by: null });
    return { key: pageKey(page), version: version + 1 };
  };
  const [privacy, terms] = [await drafted('privacy'), await drafted('terms')];
  const help: Page = { kind: 'help', path: '/dashboard' };
  await insertVersion(db, help, { html: '<p>Hilfe</p>', publishedAt: now, by: null });
  const text_key = `rows.${newId()}`;
  await updateTranslation(db, brand, { key: text_key, text: `${MARKS[side]} Text`, at: now });
  return {
    privacy,
    terms,
    text_key,
    help_key: pageKey(help),
  };
};

/** A saved view and an export, which only this member may see. */
const buildPersonal = async (
  db: Database,
  { id: staffId }: { readonly id: string },
  brand: Brand,
) => {
  const view = { name: 'Ansicht', definition: { columns: null } };
  const view_id = await saveOwnView(db, { staffId, brand }, view, now);
  const export_id = newId();
  await insertExport(db, {
    staff_id: staffId,
    id: export_id,
    list: 'call-offs',
    brand,
    format: 'csv',
    request: JSON.stringify({ columns: ['number'], format: 'csv' }),
    rows: 1,
    is_large: false,
    created_at: now,
    expires_at: new Date(now.getTime() + HOUR_MS),
  });
  return { view_id, export_id };
};

/** A call-off nobody has decided, one with a decision that waits, and a plant of the supplier. */
const buildDecided = (server: TestServer, { company, supplier, item }: Tenants[Side], side: Side) =>
  server.build({ companies: [company.id] }, async (db) => {
    const [factory_number = ''] = item.factory_numbers;
    await insertPlants(db, supplier.id, [{ number: factory_number, name: 'Asphaltwerk Lauenau' }]);
    const undecided = await buildCallOff(db, { item, supplier });
    const decided = await buildCallOff(db, { item, supplier });
    const decision_id = await buildDecision(db, decided, supplier);
    // Of this call alone, so that its version is that of a new one.
    const plant = { supplierId: supplier.id, number: newId().slice(-8) };
    await insertPlants(db, supplier.id, [{ ...plant, name: `${MARKS[side]} Werk` }]);
    const plant_key = keyOfPlant(plant);
    return {
      undecided_id: undecided.id,
      factory_number,
      plant_key,
      decided_id: decided.id,
      decision_id,
    };
  });

/** A contract with one item that nothing names, and a material that no item names. */
const buildMaintained = (server: TestServer, { company, supplier }: Tenants[Side], side: Side) =>
  server.build({ companies: [company.id] }, async (db) => {
    const object_number = newId().slice(-8);
    const name = `${MARKS[side]} Frostschutzkies`;
    await insertCatalogue(db, supplier.id, [{ number: object_number, name, category: 1 }]);
    const contract = await buildContract(db, { company, supplier, name: `${MARKS[side]} Kreisel` });
    const item = await buildItem(db, { contract });
    return {
      object_number,
      supplier_id: String(supplier.id),
      empty_contract_id: contract.id,
      empty_item_id: item.id,
    };
  });

/** Names of nothing, of the same form. */
export const absentRows = (tenants: Tenants): OfficeRows => ({
  ...tenants.absent.names,
  staff_id: newId(),
  staff_session_id: newId(),
  undecided_id: newId(),
  factory_number: '0310',
  plant_key: '0:0310',
  empty_contract_id: newId(),
  empty_item_id: newId(),
  object_number: '0310',
  supplier_id: '2147483647',
  decided_id: newId(),
  decision_id: newId(),
  template_id: newId(),
  privacy: { key: 'privacy:nobody', version: 1 },
  terms: { key: 'terms:nobody', version: 1 },
  help_key: 'help:/nowhere',
  text_key: 'nowhere.text',
  announcement_id: newId(),
  maintenance_id: newId(),
  view_id: newId(),
  export_id: newId(),
  load_id: newId(),
  waiting_claim_id: newId(),
  unanswered_claim_id: newId(),
  file_id: newId(),
  sent_invoice_id: newId(),
  withdrawn_invoice_id: newId(),
  rejected_id: newId(),
  import_key_id: newId(),
  company_id: '2147483647',
  managed_id: '2147483647',
  managed_number: '1',
  person_id: newId(),
  contact_id: newId(),
  invitation_id: newId(),
  empty_company_id: '2147483647',
});
