import { phoneCountryCodes as call } from '@abrufbar/contract/content/country-codes.ts';
import { COUNTRY_CODES } from '@abrufbar/domain/values/country-codes.ts';
import { handle } from '#core/calls/context.ts';

const codes = [...COUNTRY_CODES];

export const phoneCountryCodes = handle(call, async () => ({
  phone: codes,
  mobile: codes,
  fax: codes,
}));
