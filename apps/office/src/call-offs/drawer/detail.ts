import { officeDetail } from '@abrufbar/contract/call-offs/office-list.ts';
import type { OutputOf } from '@abrufbar/contract/protocol/call.ts';
import { query } from '@abrufbar/web/data.ts';
import { useQuery } from '@tanstack/react-query';

export type Detail = OutputOf<typeof officeDetail>;

/** One call-off; never that of another id while it loads. */
export const useDetail = (id: string) =>
  useQuery({ ...query(officeDetail, { id }), placeholderData: () => undefined });
