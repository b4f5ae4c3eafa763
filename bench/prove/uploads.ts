/**
 * Quality S10: of no file anything is kept that a browser might run or that reveals a place, and
 * memory stays.
 */
import { memoryOf } from '../stage/process-usage.ts';
import { proveAssets } from './assets.ts';
import { provePictures } from './pictures.ts';
import type { Prover } from '../stage/prove-stage.ts';

export const proveUploads: Prover = async function* (stage, isDeep) {
  const fresh = memoryOf(stage.server.pid());
  yield* provePictures(stage, isDeep);
  yield* proveAssets(stage, isDeep, fresh);
};
