import { insertContact } from '#companies/contact-store.ts';
import type { Database } from '#core/database/database.ts';

type DemoContact = {
  /** Key of the supplier unit. */
  readonly supplier: number;
  /** Key of the only company they are for. */
  readonly company?: number;
  readonly task: string;
  readonly name: string;
  readonly phone: string;
  readonly email: string;
};

const CONTACTS: readonly DemoContact[] = [
  {
    supplier: 1,
    task: 'Disposition Asphalt',
    name: 'Lena Bartels',
    phone: '+49 5043 98120',
    email: 'dispo@nordstein.example',
  },
  {
    supplier: 2,
    task: 'Disposition Zuschlagstoffe',
    name: 'Jens Ahlers',
    phone: '+49 5043 98122',
    email: 'dispo@nordstein.example',
  },
  {
    supplier: 1,
    company: 11,
    task: 'Verkauf',
    name: 'Uwe Henning',
    phone: '+49 5043 98140',
    email: 'u.henning@nordstein.example',
  },
  {
    supplier: 4,
    task: 'Disposition Kies',
    name: 'Miriam Sandner',
    phone: '+49 8167 5510-20',
    email: 'dispo@suedkies.example',
  },
  {
    supplier: 4,
    company: 14,
    task: 'Verkauf',
    name: 'Georg Lindner',
    phone: '+49 8167 5510-31',
    email: 'g.lindner@suedkies.example',
  },
];

type Keyed = ReadonlyMap<number, { readonly id: number }>;

/** Fills in people of the supplier units whom all customers call, and some for one customer alone. */
export const fillContacts = async (
  db: Database,
  suppliers: Keyed,
  companies: Keyed,
): Promise<void> => {
  for (const { supplier, company, ...contact } of CONTACTS) {
    await insertContact(db, {
      ...contact,
      supplier_id: suppliers.get(supplier)?.id ?? 0,
      company_id: company === undefined ? null : (companies.get(company)?.id ?? null),
    });
  }
};
