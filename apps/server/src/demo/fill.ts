import { CLAIM_STATES } from '@abrufbar/domain/deliveries/claims.ts';
import { BRANDS } from '@abrufbar/domain/values/brand.ts';
import { addDays, berlinDay } from '@abrufbar/domain/values/calendar.ts';
import { buildCompany } from '#companies/build.ts';
import {
  insertErpId,
  insertMembership,
  insertSupplier,
  insertUser,
  updateUserBlocked,
} from '#companies/store.ts';
import { insertAcceptedTerms } from '#companies/terms-store.ts';
import { insertSnippet } from '#content/snippet-store.ts';
import { insertVersion } from '#content/pages/version-store.ts';
import { insertAnnouncement } from '#content/store.ts';
import { insertMissingKey, saveEntry } from '#content/translation-store.ts';
import { buildContract, buildFavourite, buildOffer, buildSubscription } from '#contracts/build.ts';
import { insertPlants, updatePlant } from '#contracts/plant-store.ts';
import { type Database, enter } from '#core/database/database.ts';
import type { Files } from '#core/files/files.ts';
import type { Jobs } from '#core/jobs/jobs.ts';
import type { SecretBox } from '#core/secret-box.ts';
import { carriageOf, OFFERED_INCOTERMS, SUPPLIERS, TRUCK_TYPES } from '#demo/catalogue.ts';
import { fillContacts } from '#demo/contacts.ts';
import { fillAudit } from '#demo/fill-audit.ts';
import { findDeciders } from '#demo/fill-call-off.ts';
import { fillCallOffs } from '#demo/fill-call-offs.ts';
import { fillCorrection } from '#demo/fill-corrections.ts';
import { fillDeliveries } from '#demo/fill-deliveries.ts';
import { fillClaims } from '#demo/odd/fill-claims.ts';
import { fillFreshness } from '#demo/odd/fill-freshness.ts';
import { fillReceipts } from '#demo/odd/fill-receipts.ts';
import { fillSignatures, signatureAt, SIGNED_SITE } from '#demo/odd/fill-signatures.ts';
import { fillHints, ODD_SITE } from '#demo/odd/fill-hints.ts';
import { createFleet } from '#demo/odd/fleet.ts';
import { fillItems } from '#demo/fill-items.ts';
import { fillOfficeOrders } from '#demo/fill-office-orders.ts';
import { fillMessages, listCallOffMessages, listDeliveryMessages } from '#demo/fill-messages.ts';
import { fillPapers } from '#demo/fill-papers.ts';
import { fillImports } from '#demo/fill-imports.ts';
import { contractLimits } from '#demo/limits.ts';
import { fillInvitations, fillKeys } from '#demo/invitations.ts';
import { COMPANIES, customerNumber, DEMO_PASSWORD, USERS } from '#demo/people.ts';
import { SITES } from '#demo/sites.ts';
import { fillStaff } from '#demo/staff.ts';
import {
  ANNOUNCEMENTS,
  HELP,
  IMPRINT,
  MISSING_KEYS,
  OWN_TEXTS,
  PRIVACY,
  SNIPPETS,
  TERMS,
} from '#demo/texts.ts';
import { insertCatalogue } from '#deliveries/update-store.ts';
import { insertImportKey } from '#imports/store.ts';
import { hashPassword } from '#session/password.ts';

/** Import key of every supplier unit by its `vk_org`, for the demo plant. */
type PlantKeys = Readonly<Record<string, string>>;

const DAY_MS = 86_400_000;
const must = <T>(value: T | undefined): T => {
  if (value === undefined) throw new Error('The demo data refers to something it does not contain');
  return value;
};

type Stores = {
  readonly db: Database;
  readonly jobs: Jobs;
  readonly files: Files;
  readonly secrets: SecretBox;
};

/**
 * Fills an empty database with two suppliers, their customers and six weeks of deliveries up to `now`.
 * Runs in one transaction of the owner: all of it or nothing.
 */
export const fillDemoData = async (
  { db, jobs, files, secrets }: Stores,
  now: Date,
): Promise<PlantKeys> => {
  await fillContent(db, now); // the terms come before those who accept them
  await fillOwnTexts(db, now);
  const { suppliers, keys } = await fillSuppliers(db, now);
  const companies = await fillCompanies(db, suppliers);
  await fillContacts(db, suppliers, companies);
  await enter(db, { companies: [...companies.values()].map(({ id }) => id) });
  const password = await hashPassword(DEMO_PASSWORD);
  await fillStaff({ db, secrets }, password, now);
  const deciders = await findDeciders(db);
  const users = await fillUsers(db, companies, password, now);
  const today = berlinDay(now);
  const messages: Parameters<typeof fillMessages>[2][number][] = [];
  const fleet = createFleet();
  for (const [position, site] of SITES.entries()) {
    const company = must(companies.get(site.company));
    const supplier = must(suppliers.get(site.supplier));
    const contract = await buildContract(db, {
      company,
      supplier,
      contract_number: site.number,
      name: site.name,
      status: site.status,
      building_site_number: site.site,
      customer_order_number: site.order,
      ...contractLimits(site.number),
      starts_on: addDays(today, site.starts),
      ends_on: site.ends === null ? null : addDays(today, site.ends),
      always_sign: site.number === SIGNED_SITE,
      created_at: new Date(now.getTime() + site.starts * DAY_MS),
    });
    const members = must(users.get(site.company));
    for (const user of members) {
      if (site.loads > 1) await buildSubscription(db, contract, user);
      if (position % 5 === 0) await buildFavourite(db, contract, user);
    }
    const target = { site, contract, confirmedBy: must(members[0]).id };
    const history = await fillDeliveries({ db, jobs, files, fleet }, target, now);
    await fillFreshness({ db, jobs, files }, { site, contract, person: must(members[0]) }, now);
    const decider = deciders[must(SUPPLIERS.find(({ key }) => key === site.supplier)).brand][0];
    const state = must(CLAIM_STATES[position % CLAIM_STATES.length]);
    const filed = { person: must(members[0]), decider, state };
    const claimId = site.loads > 1 ? await fillClaims(db, contract, filed, now) : undefined;
    await fillPapers({ db, files }, { site, contract, people: members, claimId }, now);
    if (site.loads > 4) {
      await fillCorrection(db, contract, history);
      await fillReceipts(db, contract, target.confirmedBy, signatureAt(site));
    }
    if (site.number === SIGNED_SITE) await fillSignatures(db, contract, target.confirmedBy);
    const items = await fillItems(db, { site, contract });
    const callOffs = await fillCallOffs(
      db,
      { site, items, supplier, people: members, deciders },
      now,
    );
    if (site.number === ODD_SITE) {
      await fillHints({ db, jobs }, { site, contract }, now);
      const supplied = { ...site, loads: 1 };
      await fillPapers({ db, files }, { site: supplied, contract, people: members }, now);
    }
    messages.push(
      ...(await listCallOffMessages(db, callOffs, now)),
      ...(await listDeliveryMessages(db, company.id, history)),
    );
  }
  for (const { key } of COMPANIES) {
    const { id } = must(companies.get(key));
    const ofCompany = messages.filter(({ companyId }) => companyId === id);
    await fillMessages(db, users.get(key) ?? [], ofCompany, now);
  }
  await fillOfficeOrders(db, suppliers, deciders, now);
  await fillInvitations(db, companies, users, now);
  await fillImports({ db, files }, suppliers, now);
  const [supplier, company] = [must(suppliers.get(1)), must(companies.get(11))];
  await fillAudit(db, { supplier, company, people: users.get(11) ?? [] }, now);
  await fillKeys(db, company, must(users.get(11)?.[1]), now);
  return keys;
};

const KEY_AGE_DAYS = 250;

const fillSuppliers = async (db: Database, now: Date) => {
  const suppliers = new Map<number, { id: number; keyId: string }>();
  const keys: Record<string, string> = {};
  for (const { key, vkOrg, name, brand, source, materials, factories } of SUPPLIERS) {
    const id = await insertSupplier(db, { vk_org: vkOrg, name, brand });
    const catalogue = materials.map(({ unit: _, ...material }) => material);
    await insertCatalogue(db, id, catalogue);
    // All materials of a supplier of the demo have one unit.
    const unit = must(materials[0]).unit;
    await insertPlants(
      db,
      id,
      factories.map((plant) => ({ ...plant, unit })),
    );
    for (const plant of factories) {
      const added = { supplierId: id, number: plant.number, version: 1 };
      await updatePlant(db, [id], added, plant, { name: 'Demo', at: now });
    }
    const carriages = new Set(materials.map(carriageOf));
    await buildOffer(
      db,
      { id },
      {
        incoterms: OFFERED_INCOTERMS,
        truckTypes: [...carriages].flatMap((carriage) => TRUCK_TYPES[carriage]),
      },
    );
    const issued = { supplierId: id, source, name: `Waagen ${name}`, addresses: [] };
    const made = new Date(now.getTime() - KEY_AGE_DAYS * DAY_MS);
    const { id: keyId, key: secret } = await insertImportKey(db, issued, made);
    keys[vkOrg] = secret;
    suppliers.set(key, { id, keyId });
  }
  return { suppliers, keys };
};

const fillCompanies = async (db: Database, suppliers: ReadonlyMap<number, { id: number }>) => {
  const companies = new Map<number, { id: number }>();
  for (const { key, nr, name } of COMPANIES) {
    const company = await buildCompany(db, { company_nr: nr, name });
    companies.set(key, company);
    for (const supplier of SUPPLIERS) {
      await insertErpId(db, {
        supplier_id: must(suppliers.get(supplier.key)).id,
        erp_customer_no: customerNumber(supplier.brand, nr),
        company_id: company.id,
      });
    }
  }
  return companies;
};

/** Users by the key of each company they belong to. */
const fillUsers = async (
  db: Database,
  companies: ReadonlyMap<number, { id: number }>,
  password: string,
  now: Date,
) => {
  const users = new Map<number, { id: string }[]>();
  for (const [position, user] of USERS.entries()) {
    const created = new Date(now.getTime() - (200 + 9 * position) * DAY_MS);
    const id = await insertUser(db, {
      email: user.email,
      first_name: user.firstName,
      last_name: user.lastName,
      position: user.position,
      password_hash: password,
      created_at: created,
      phone_country: '+49',
      phone_number: user.phone,
    });
    for (const { company, ...membership } of user.memberships) {
      const companyId = must(companies.get(company)).id;
      await insertMembership(db, { userId: id, companyId, ...membership });
    }
    await enter(db, { userId: id });
    for (const brand of user.termsAccepted === false ? [] : BRANDS) {
      await insertAcceptedTerms(db, { userId: id, brand, at: created });
    }
    if (user.blocked) await updateUserBlocked(db, id, now);
    for (const { company } of user.memberships) {
      users.set(company, [...(users.get(company) ?? []), { id }]);
    }
  }
  return users;
};

const fillContent = async (db: Database, now: Date): Promise<void> => {
  for (const brand of BRANDS) {
    const published = new Date(now.getTime() - 400 * DAY_MS);
    for (const [kind, html] of [
      ['terms', TERMS[brand]],
      ['privacy', PRIVACY[brand]],
      ['imprint', IMPRINT[brand]],
    ] as const) {
      await insertVersion(db, { kind, brand }, { html, publishedAt: published, by: null });
    }
    await insertSnippet(db, {
      brand,
      path: '/dashboard',
      scope: 'session_with_variables',
      html: SNIPPETS[brand],
      startsAt: published,
      endsAt: null,
    });
    await insertAnnouncement(
      db,
      {
        brand,
        message: ANNOUNCEMENTS[brand],
        isPermanent: false,
        startsAt: new Date(now.getTime() - DAY_MS),
        endsAt: new Date(now.getTime() + 30 * DAY_MS),
      },
      now,
    );
  }
  const publishedAt = new Date(now.getTime() - 30 * DAY_MS);
  for (const [path, html] of Object.entries(HELP)) {
    await insertVersion(db, { kind: 'help', path }, { html, publishedAt, by: null });
  }
};

/** Own texts of both brands, and texts that portals of another version asked for (OFF-246). */
const fillOwnTexts = async (db: Database, now: Date): Promise<void> => {
  const by = { name: 'Sabine Kruse', at: new Date(now.getTime() - 2 * DAY_MS) };
  for (const brand of BRANDS) {
    for (const key of MISSING_KEYS[brand])
      await insertMissingKey(db, brand, key, new Date(now.getTime() - DAY_MS));
    for (const [key, text] of Object.entries(OWN_TEXTS[brand]))
      await saveEntry(db, { brand, key, version: 0 }, text, by);
  }
};
