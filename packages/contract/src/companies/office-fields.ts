import { wholeNumber } from '#wire/codecs.ts';

const MAX_COMPANY_ID = 2_147_483_647;

/** The company of the tenancy. */
export const companyId = wholeNumber(1, MAX_COMPANY_ID);

/** Version in the query of a removal. */
export const versionInQuery = wholeNumber(1, 2_147_483_647);

/** Calls that change customers, their people and invitations. */
export const manages = {
  who: 'staff',
  roles: ['admin'],
  tenant: 'brand',
  rate: 'general',
  kind: 'change',
  audited: true,
  body: 'json',
} as const;

export const MAX_REASON_CODE_POINTS = 255;
export const MAX_NAME_CODE_POINTS = 100;
export const MAX_EMAIL_CODE_POINTS = 254;
