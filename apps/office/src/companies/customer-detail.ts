import type { officeDetail } from '@abrufbar/contract/companies/office.ts';
import type { OutputOf } from '@abrufbar/contract/protocol/call.ts';
import { useMe } from '#core/session.ts';

export type CustomerDetail = OutputOf<typeof officeDetail>;

/** Whether the member may change customers at all; dispatch and support read them. */
export const useMayManage = (): boolean => useMe()?.write.includes('customers') ?? false;
