/** S10: whatever is sent as a file, nothing a browser might run or a picture might tell is kept, and memory stays. */
import { memoryOf } from './processes.ts';
import { proveAssets } from './prove-assets.ts';
import { provePictures } from './prove-pictures.ts';
import type { Prover } from './prove-stage.ts';

export const proveUploads: Prover = async function* (stage, isDeep) {
  // Both are measured from here: what the pictures took counts for the papers too.
  const before = memoryOf(stage.server.pid());
  yield* provePictures(stage, isDeep, before);
  yield* proveAssets(stage, isDeep, before);
};
