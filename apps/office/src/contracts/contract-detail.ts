import type { officeDetail } from '@abrufbar/contract/contracts/office.ts';
import type { OutputOf } from '@abrufbar/contract/protocol/call.ts';

/** One contract as its page shows it. */
export type ContractDetail = OutputOf<typeof officeDetail>;
