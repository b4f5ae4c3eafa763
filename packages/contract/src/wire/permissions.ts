import { PERMISSIONS, type Permission } from '@abrufbar/domain/companies/permissions.ts';
import * as z from 'zod/mini';

/** What somebody may do in a company (ENT-06); a client leaves out those that only a newer server knows. */
export const permissions = z.codec(z.array(z.string()), z.array(z.enum(PERMISSIONS)), {
  decode: (names) => names.filter(isKnown),
  encode: (known) => [...known],
});

const isKnown = (name: string): name is Permission => PERMISSIONS.some((known) => known === name);
