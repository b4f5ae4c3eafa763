const FORM = /^abf_([1-9]\d{0,9})_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{43})$/;
/** Ids of companies are 4-byte integers. */
const MAX_COMPANY_ID = 2_147_483_647;

type KeyParts = { readonly companyId: number; readonly id: string; readonly secret: string };

/** Key as the system of a company sends it; the id of the company in front finds its shard. */
export const formatCompanyKey = ({ companyId, id, secret }: KeyParts): string =>
  `abf_${companyId}_${id}.${secret}`;

/** Parts of such a key; null if it has another form. */
export const readCompanyKey = (key: string): KeyParts | null => {
  const [, company, id, secret] = FORM.exec(key) ?? [];
  const companyId = Number(company);
  if (!id || !secret || companyId > MAX_COMPANY_ID) return null;
  return { companyId, id, secret };
};
