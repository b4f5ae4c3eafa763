import * as calls from '@abrufbar/contract/deliveries/today.ts';
import type { dayLine } from '@abrufbar/contract/deliveries/day-line.ts';
import type { OutputOf } from '@abrufbar/contract/protocol/call.ts';
import { query } from '@abrufbar/web/data.ts';
import { useQuery } from '@tanstack/react-query';

export type DayAnswer = OutputOf<typeof calls.today>;
/** Any day of a contract. */
export type ContractDay = OutputOf<typeof dayLine>;
export type DayDelivery = DayAnswer['deliveries'][number];

/** The day of a company on all its sites: one is chosen on the phone, so that it works without reception (BEY-52). */
export const useDay = (companyNumber: string | undefined) =>
  useQuery(
    query(
      calls.today,
      companyNumber === undefined ? null : { company_number: companyNumber, contract_id: null },
    ),
  );
