import type { OutputOf } from '@abrufbar/contract/protocol/call.ts';
import { me } from '@abrufbar/contract/staff/session.ts';
import { query } from '@abrufbar/web/data.ts';
import { useQuery } from '@tanstack/react-query';

export type Me = OutputOf<typeof me>;

/** The signed-in staff member as far as the server has answered. */
export const useMeState = () => useQuery({ ...query(me, {}), staleTime: Infinity });

/** The signed-in staff member; undefined until the server has answered. */
export const useMe = (): Me | undefined => useMeState().data;
