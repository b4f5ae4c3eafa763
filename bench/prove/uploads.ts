/**
 * Quality S10: whatever is sent as a file, nothing a browser might run or a picture might tell is kept, and
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
