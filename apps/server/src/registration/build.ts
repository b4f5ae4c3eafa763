import type { Database } from '#core/database/database.ts';
import { insertCode } from '#registration/store.ts';

type CodeFields = Partial<Omit<Parameters<typeof insertCode>[1], 'companyId'>>;

/** A code that anybody can register with in a company. */
export const buildCode = (
  db: Database,
  { id: companyId }: { readonly id: number },
  fields: CodeFields = {},
  now = new Date(),
) => insertCode(db, { companyId, role: 'baustelle', email: null, ...fields }, now);
