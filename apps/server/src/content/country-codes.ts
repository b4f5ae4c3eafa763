import { phoneCountryCodes as call } from '@abrufbar/contract/content-country-codes.ts';
import { COUNTRY_CODES } from '@abrufbar/domain/country-codes.ts';
import { handle } from '#core/context.ts';

const codes = [...COUNTRY_CODES];

export const phoneCountryCodes = handle(call, async () => ({
  phone: codes,
  mobile: codes,
  fax: codes,
}));
