import type { Database } from '#core/database/database.ts';
import { buildCorrection, type buildDelivery } from '#deliveries/build.ts';

type Load = Awaited<ReturnType<typeof buildDelivery>>;

/** Older than the loads that the invoice of a site names. */
const CORRECTED_FROM_END_COUNT = 14;
/** The office notices two hours after the lorry has left. */
const NOTICED_MS = 7_200_000;

/** Corrects the tare of one load of a site that gets many, unless it is of a material that is not weighed. */
export const fillCorrection = async (
  db: Database,
  contract: Parameters<typeof buildCorrection>[2],
  history: readonly Load[],
): Promise<void> => {
  const load = history.at(-CORRECTED_FROM_END_COUNT);
  if (!load || load.net_weight === null || load.materials[0]?.quantity_unit !== 't') return;
  const at = new Date(load.weighed_at.getTime() + NOTICED_MS);
  await buildCorrection(db, load, contract, at);
};
