import { callOffFields } from '#fields/call-offs.ts';
import { companyKeyFields } from '#fields/company-keys.ts';
import { claimFields } from '#fields/claims.ts';
import { contractFields } from '#fields/contracts.ts';
import { deliveryFields } from '#fields/deliveries.ts';
import { freshnessFields } from '#fields/freshness.ts';
import { peopleFields } from '#fields/people.ts';
import { sharedFields } from '#fields/everywhere.ts';

/**
 * One German sentence for each field of the published calls. A key is the name of the field, with the fields around
 * it in front where the name alone says too little (`incoterm.id`; `in.` for what is sent), and with the concept or the
 * call where it means something else there (`imports:id`, `session.login:password`). The most precise key counts.
 */
export const fieldTexts: Readonly<Record<string, string>> = {
  ...sharedFields,
  ...peopleFields,
  ...companyKeyFields,
  ...contractFields,
  ...callOffFields,
  ...deliveryFields,
  ...claimFields,
  ...freshnessFields,
};
