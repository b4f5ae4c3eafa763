import { isDeepStrictEqual } from 'node:util';
import { checkWeighing, type WeightCheck } from '@abrufbar/domain/deliveries/weight-checks.ts';
import type { Database } from '#core/database/database.ts';
import {
  listFollowers,
  listLoads,
  type StoredLoad,
} from '#deliveries/weight-checks/facts-store.ts';
import { deleteHints, insertHints } from '#deliveries/weight-checks/store.ts';

/** A delivery that is new or has changed, and loads that stood after it before. */
type Changed = {
  readonly companyId: number;
  readonly deliveryId: string;
  readonly followers?: readonly string[];
};

/** Forms the hints of a delivery and of the loads after it again, in the transaction that changes it (BEY-10, BEY-11). */
export const checkLoads = async (
  db: Database,
  { companyId, deliveryId, followers = [] }: Changed,
  now: Date,
): Promise<void> => {
  const ids = new Set([
    deliveryId,
    ...followers,
    ...(await listFollowers(db, companyId, deliveryId)),
  ]);
  const changes = (await listLoads(db, companyId, [...ids])).map(changeOf);
  const gone = changes.flatMap(({ id, gone: kinds }) => kinds.map((kind) => ({ id, kind })));
  const found = changes.flatMap(({ id, supplierId, found: hints }) =>
    hints.map((hint) => ({ id, supplierId, hint })),
  );
  if (gone.length > 0) await deleteHints(db, companyId, gone);
  if (found.length > 0) await insertHints(db, companyId, found, now);
};

/** A hint that says the same as before stays, with the marks of those who have seen it. */
const changeOf = ({ id, supplierId, facts, hints, limits }: StoredLoad) => {
  const formed = checkWeighing(facts, limits);
  const isIn = (list: readonly WeightCheck[], hint: WeightCheck) =>
    list.some((other) => isDeepStrictEqual(other, hint));
  return {
    id,
    supplierId,
    gone: hints.filter((hint) => !isIn(formed, hint)).map(({ kind }) => kind),
    found: formed.filter((hint) => !isIn(hints, hint)),
  };
};
