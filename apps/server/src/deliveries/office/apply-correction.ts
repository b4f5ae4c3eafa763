import { type Load, updateAmounts } from '#amounts/rollup-store.ts';
import type { Database } from '#core/database/database.ts';
import {
  type Author,
  type Correctable,
  type CorrectedLoad,
  insertCorrection,
  keepSlip,
  updateCorrected,
} from '#deliveries/office/correction-store.ts';
import { recount } from '#deliveries/recount.ts';
import { deleteMaterials, insertMaterials } from '#deliveries/update-store.ts';
import { checkLoads } from '#deliveries/weight-checks/check-loads.ts';
import { listFollowers } from '#deliveries/weight-checks/facts-store.ts';

/**
 * Records a correction of a delivery that is locked, and lets what counts follow: the delivery, its materials, counts,
 * amounts and hints (decision 0049). Returns the number of the correction.
 */
export const applyCorrection = async (
  db: Database,
  row: Correctable,
  was: Load,
  load: CorrectedLoad,
  author: Author,
): Promise<number> => {
  const { company_id: companyId, id } = row;
  const followers = await listFollowers(db, companyId, id);
  await keepSlip(db, row, was.materials);
  const number = await insertCorrection(db, row, load, author);
  await updateCorrected(db, row, load, author.at);
  await deleteMaterials(db, companyId, id);
  await insertMaterials(db, companyId, id, load.materials);
  const is = { ...was, contractId: load.contract_id, materials: load.materials };
  if (is.contractId !== was.contractId) await recount(db, companyId, was, is, null);
  await updateAmounts(db, companyId, was, is);
  await checkLoads(db, { companyId, deliveryId: id, followers }, author.at);
  return number;
};
