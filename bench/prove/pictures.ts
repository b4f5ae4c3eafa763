/** Quality S10: no bytes of a picture are kept as they came, whatever it holds, and memory stays. */
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as profile from '@abrufbar/contract/profile/profile.ts';
import * as session from '@abrufbar/contract/session/session.ts';
import { PICTURE, pictureOf } from '@abrufbar/domain/profile/profile.ts';
import { lookAt } from '../../apps/server/testing/concepts/pictures.ts';
import { type Buyer, buildProveSite, clientOf } from '../stage/sites.ts';
import type { Proof, ProveStage } from '../stage/prove-stage.ts';
import { type UploadCase, uploadCases } from './upload-cases.ts';
import { type Door, formOf, growthDuring, oddBodies, post, REFUSALS } from './upload-forms.ts';
import { MARK } from './upload-pictures.ts';

const MAX_MEMORY_MB = 150;
const CONCURRENT_UPLOADS = 20;

/** Everybody may ask 300 times a minute. */
const PEOPLE = 5;

const DOOR: Door = { path: 'profile-picture', field: 'profile_image' };

/** Faults in the server's answer to a case; empty when all is well. */
const faultsOf = async (stage: ProveStage, buyer: Buyer, one: UploadCase): Promise<string[]> => {
  const { send } = clientOf(stage.server.address(), buyer);
  await post(stage, buyer, DOOR, new URLSearchParams({ profile_image: '' }));
  const { status, text } = await post(stage, buyer, DOOR, formOf(one, DOOR));
  const { img_url } = await send(session.user, { company_number: null });
  const id = pictureOf(img_url);
  const isRefused = REFUSALS.includes(status) && id === null;
  const isKept = status === 200 && id !== null;
  const fits =
    one.must === 'kept' ? isKept : one.must === 'refused' ? isRefused : isKept || isRefused;
  if (!fits) return [`${one.what}: ${status} ${text.slice(0, 100)}`];
  if (id === null) return [];
  const stored = Buffer.from(await (await send(profile.picture, { id })).arrayBuffer());
  const { size, traces } = await lookAt(stored);
  const [format, width = 0, height = 0] = size;
  return [
    stored.equals(one.bytes) && 'kept as it was sent',
    traces.length > 0 && `still has ${traces.join()}`,
    stored.includes(MARK) && 'still holds the mark',
    format !== 'webp' && `kept as ${String(format)}`,
    Math.max(Number(width), Number(height)) > PICTURE.sidePixels &&
      `${String(width)} x ${String(height)}`,
  ].flatMap((fault) => (fault ? [`${one.what}: ${fault}`] : []));
};

const nothingThere = (error: unknown): null => {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
  throw error;
};

export const provePictures = async function* (
  stage: ProveStage,
  isDeep: boolean,
): AsyncIterable<Proof> {
  const { buyers } = await buildProveSite(stage.owner, PEOPLE);
  const buyerAt = (at: number): Buyer => {
    const buyer = buyers[at % buyers.length];
    if (!buyer) throw new Error('nobody is there');
    return buyer;
  };
  const cases = await uploadCases();
  const [jpeg] = cases;
  if (!jpeg) throw new Error('no case');
  const odd = oddBodies(jpeg, DOOR);
  const faults: string[] = [];
  let kept = 0;
  const growth = await growthDuring(stage.server.pid(), async () => {
    for (const [at, one] of cases.entries()) {
      faults.push(...(await faultsOf(stage, buyerAt(at), one)));
    }
    for (const [at, [what, body, headers]] of odd.entries()) {
      const { status } = await post(stage, buyerAt(at), DOOR, body, headers);
      if (!REFUSALS.includes(status)) faults.push(`${what}: ${status}`);
    }
    // All at once: the largest that are let in, and many of the largest bodies.
    const large = cases.filter(({ what }) => /^24 |^5 MB|^100 /.test(what));
    for (let round = 0; round < (isDeep ? 10 : 1); round += 1) {
      const all = Array.from({ length: CONCURRENT_UPLOADS }, (_, at) => round + at);
      await Promise.all(
        all.map((at) =>
          post(stage, buyerAt(at), DOOR, formOf(large[at % large.length] ?? jpeg, DOOR)),
        ),
      );
    }
  });
  const folder = join(stage.dataDir, 'files', 'pictures');
  const sent = cases.map(({ bytes }) => bytes);
  for (const name of readdirSync(folder)) {
    // Removed pictures go by a job, perhaps just now.
    const stored = await readFile(join(folder, name)).catch(nothingThere);
    if (stored === null) continue;
    kept += 1;
    if (sent.some((bytes) => bytes.equals(stored)))
      faults.push(`${name} lies there as it was sent`);
    if (stored.includes(MARK)) faults.push(`${name} holds the mark`);
  }
  yield {
    row: 'S10',
    what: 'pictures that are bombs, polyglots, broken, misnamed, too large, full of traces',
    figure: `${cases.length + odd.length} cases, ${faults.length} kept as sent or with traces, ${kept} files`,
    faults,
  };
  yield {
    row: 'S10',
    what: `memory of the server meanwhile, ${CONCURRENT_UPLOADS} of the largest at once among them`,
    figure: `+${growth.toFixed(0)} MB of ${MAX_MEMORY_MB}`,
    faults: growth < MAX_MEMORY_MB ? [] : [`grew by ${growth.toFixed(0)} MB`],
  };
};
