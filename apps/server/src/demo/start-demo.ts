import { access, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Database, inTransaction, openDatabase, type Pool } from '#core/database/database.ts';
import type { Files } from '#core/files/files.ts';
import type { Jobs } from '#core/jobs/jobs.ts';
import type { SecretBox } from '#core/secret-box.ts';
import type { Settings } from '#core/settings.ts';
import { findCompany, hasCompanies } from '#companies/store.ts';
import { fillDemoData } from '#demo/fill.ts';
import { DEMO_PASSWORD, INVITING, USERS } from '#demo/people.ts';
import { staffLogins } from '#demo/staff.ts';
import { insertCode } from '#registration/store.ts';

/** Where `npm run demo:plant` finds the import keys that were made with the demo data. */
const keysFile = ({ DATA_DIR }: Pick<Settings, 'DATA_DIR'>) =>
  join(DATA_DIR, 'demo-import-keys.json');

type Stores = {
  readonly jobs: Jobs;
  readonly files: Files;
  readonly secrets: SecretBox;
  readonly settings: Settings;
};

/** Fills a database without companies; one that is in use is left alone. */
const fillIfEmpty = async (owner: Pool, { settings, ...stores }: Stores, now: Date) => {
  const keys = await inTransaction(owner, {}, async (db) =>
    (await hasCompanies(db)) ? null : fillDemoData({ db, ...stores }, now),
  );
  if (keys) await writeFile(keysFile(settings), JSON.stringify(keys, null, 2), { mode: 0o600 });
};

/** Brings the demo data and hands back what to print: its logins, or nothing if the data is not ours. */
export const startDemo = async (
  { ownerUrl, ...stores }: Stores & { readonly ownerUrl: string },
  now: Date,
): Promise<string> => {
  const owner = openDatabase(ownerUrl, 'owner');
  try {
    await fillIfEmpty(owner, stores, now);
    if (!(await isDemo(stores.settings))) return '';
    return await inTransaction(owner, {}, async (db) => {
      const staff = await staffLogins(db, stores.secrets);
      return logins(await issueCodes(db, now), staff, stores.settings);
    });
  } finally {
    await owner.close();
  }
};

/** Whether the data of this folder is the demo data. */
export const isDemo = (settings: Pick<Settings, 'DATA_DIR'>): Promise<boolean> =>
  access(keysFile(settings)).then(
    () => true,
    () => false,
  );

/** A code of every company that takes new people, fresh at each start: one that is used is used up. */
const issueCodes = async (db: Database, now: Date): Promise<string> => {
  const lines = [];
  for (const { nr, name, role } of INVITING) {
    const company = await findCompany(db, nr);
    if (!company) continue; // somebody cleared the demo data away
    const { code } = await insertCode(db, { companyId: company.id, role, email: null }, now);
    lines.push(`  ${code}  ${name}, ${role}`);
  }
  return lines.join('\n');
};

const logins = (codes: string, staff: string, { PORT }: Settings): string => {
  const width = Math.max(...USERS.map(({ email }) => email.length));
  const lines = USERS.map(({ email, shows }) => `  ${email.padEnd(width)}  ${shows}`);
  return `Demo logins, password of all: ${DEMO_PASSWORD}\n${lines.join('\n')}\n\nCodes to register with, each good once:\n${codes}\n\nA plant that sends tickets: npm run demo:plant\nA customer's own system: make a key in the settings of the portal, then\n  curl http://localhost:${PORT}/api/v2/company/changes -H 'Authorization: Bearer <key>'\nA code to scan, of a load on its way: npm run admin -- delivery-code --company ${INVITING[0].nr}\n\nThe office: http://localhost:${PORT}/office, same password; with it the secret for an authenticator app\n${staff}\n\nThe code of the moment: npm run admin -- staff-code --email l.bartels@nordstein.example\n\n`;
};

/** Instructions for a database that starts without demo data. */
export const FIRST_STEPS = `Without demo data. The first steps:
  npm run admin -- supplier --vk-org 2100 --name "Nordstein Asphalt" --brand nordstein
  npm run admin -- company --number 104233 --name "Brinkmann Tiefbau GmbH"
  npm run admin -- customer-number --company 104233 --vk-org 2100 --number 1104233
  npm run admin -- contract --company 104233 --vk-org 2100 --number 40018277 --name "Ortsumgehung Lauenau BA 2"
  npm run admin -- item --company 104233 --vk-org 2100 --contract 40018277 --position 10 --material 102244 --name "Asphalttragschicht AC 22 T S" --category 2 --quantity 1200 --plants "2140=Asphaltwerk Lauenau" --incoterms "frei=frei Baustelle,werk=ab Werk" --vehicles "thermo=Sattelkipper, thermoisoliert;vierachser=Vierachser"
  npm run admin -- user --company 104233 --email m.demir@brinkmann-tiefbau.example --first-name Murat --last-name Demir --role besteller
  npm run admin -- registration-code --company 104233 --role baustelle
  npm run admin -- invitation --email m.demir@brinkmann-tiefbau.example
  npm run admin -- import-key --vk-org 2100 --source vas --name "Waage Lauenau"
  npm run admin -- staff --email k.vogt@nordstein.example --name "Katrin Vogt" --role admin --brands nordstein,suedkies

`;
