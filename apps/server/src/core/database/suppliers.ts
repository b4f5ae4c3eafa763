import { sql } from 'kysely';

/** Right side of a comparison of a supplier's number: one of those whose rows staff may see. */
export const ofSuppliers = (suppliers: readonly number[]) => sql<number>`ANY (${suppliers}::int[])`;
