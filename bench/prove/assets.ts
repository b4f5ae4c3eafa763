/**
 * Quality S10 for photos and papers of deliveries: photos are encoded again, papers are only ever given out to
 * be kept.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as documents from '@abrufbar/contract/documents-assets.ts';
import { ASSET } from '@abrufbar/domain/documents/assets.ts';
import { lookAt } from '../../apps/server/testing/concepts/pictures.ts';
import { type AssetCase, assetCases } from './asset-cases.ts';
import { memoryOf } from '../stage/process-usage.ts';
import { type Buyer, buildLoads, buildProveSite, clientOf } from '../stage/sites.ts';
import type { Proof, ProveStage } from '../stage/prove-stage.ts';
import { type Door, formOf, growthDuring, oddBodies, post, REFUSALS } from './upload-forms.ts';
import { MARK } from './upload-pictures.ts';

const MAX_MEMORY_MB = 150;
const CONCURRENT_UPLOADS = 20;

/** Everybody may ask 300 times a minute. */
const PEOPLE = 5;

const doorOf = (contractId: string, deliveryId: string): Door => ({
  path: `asset-upload/${deliveryId}_${contractId}`,
  field: 'file',
});

/** Names that a disk, a shell or a browser could take for something else. */
const ODD_NAME = /[/\\:*?"<>|\p{Cc}\p{Cf}]|^\.|\.(?!webp$|pdf$)[a-z]+$/iu;

/** How a file is given out that no browser may run. */
const ONLY_KEPT = {
  'content-disposition': /^attachment; filename="[\w. -]+"; filename\*=UTF-8''[\w.%~!-]+$/,
  'content-security-policy': /^default-src 'none'.*; sandbox$/,
  'x-content-type-options': /^nosniff$/,
  'cache-control': /^no-store$/,
};

const fetchAsset = async ({ server }: ProveStage, { token }: Buyer, id: string) => {
  const answer = await fetch(`${server.address()}/api/v2/scale-notes/asset/${id}`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  const unsafe = Object.entries(ONLY_KEPT).flatMap(([name, form]) =>
    form.test(answer.headers.get(name) ?? '') ? [] : [`${name}: ${answer.headers.get(name)}`],
  );
  const type = answer.headers.get('content-type');
  return { bytes: Buffer.from(await answer.arrayBuffer()), type, unsafe };
};

const faultsOfPhoto = async (one: AssetCase, bytes: Buffer): Promise<(string | false)[]> => {
  const { size, traces } = await lookAt(bytes);
  const [format, width = 0, height = 0] = size;
  return [
    bytes.equals(one.bytes) && 'kept as it was sent',
    traces.length > 0 && `still has ${traces.join()}`,
    bytes.includes(MARK) && 'still holds the mark',
    format !== 'webp' && `kept as ${String(format)}`,
    Math.max(Number(width), Number(height)) > ASSET.sidePixels &&
      `${String(width)} x ${String(height)}`,
  ];
};

/** Faults in the server's answer to a case; empty when all is well. */
const faultsOf = async (
  stage: ProveStage,
  buyer: Buyer,
  door: Door,
  id: string,
  one: AssetCase,
) => {
  const { send } = clientOf(stage.server.address(), buyer);
  const form = formOf(one, door);
  if (one.name !== undefined) form.append('file_name', one.name);
  const before = (await send(documents.assets, { id })).items.length;
  const { status, text } = await post(stage, buyer, door, form);
  const { items } = await send(documents.assets, { id });
  const kept = items[before];
  const isRefused = REFUSALS.includes(status) && kept === undefined;
  const isKept = status === 200 && kept !== undefined;
  const fits =
    one.must === 'kept' ? isKept : one.must === 'refused' ? isRefused : isKept || isRefused;
  if (!fits) return [`${one.what}: ${status} ${text.slice(0, 100)}`];
  if (kept === undefined) return [];
  const { bytes, type, unsafe } = await fetchAsset(stage, buyer, kept.id);
  const faults = [
    ...unsafe,
    type !== (one.isPaper ? 'application/pdf' : 'image/webp') && `given out as ${type}`,
    ODD_NAME.test(kept.file_name) && `is called ${kept.file_name}`,
    ...(one.isPaper
      ? [!bytes.equals(one.bytes) && 'a paper was changed']
      : await faultsOfPhoto(one, bytes)),
  ];
  return faults.flatMap((fault) => (fault ? [`${one.what}: ${fault}`] : []));
};

export const proveAssets = async function* (
  stage: ProveStage,
  isDeep: boolean,
  fresh: number,
): AsyncIterable<Proof> {
  const site = await buildProveSite(stage.owner, PEOPLE);
  const buyerAt = (at: number): Buyer => {
    const buyer = site.buyers[at % PEOPLE];
    if (!buyer) throw new Error('nobody is there');
    return buyer;
  };
  const cases = await assetCases();
  const rounds = isDeep ? 10 : 1;
  // A delivery takes 20 files.
  const loads = await buildLoads(
    stage.owner,
    site,
    Math.ceil(cases.length / ASSET.maxFiles) + 1 + rounds * CONCURRENT_UPLOADS,
  );
  const nextDoor = () => {
    const id = loads.shift() ?? '';
    return { id, door: doorOf(site.contract.id, id) };
  };
  const [jpeg] = cases;
  if (!jpeg) throw new Error('no case');
  const faults: string[] = [];
  let target = nextDoor();
  const odd = oddBodies(jpeg, target.door);
  const before = memoryOf(stage.server.pid()) - fresh;
  const growth = await growthDuring(stage.server.pid(), async () => {
    for (const [at, [what, body, headers]] of odd.entries()) {
      const { status } = await post(stage, buyerAt(at), target.door, body, headers);
      if (!REFUSALS.includes(status)) faults.push(`${what}: ${status}`);
    }
    for (const [at, one] of cases.entries()) {
      if (at % ASSET.maxFiles === 0) target = nextDoor();
      faults.push(...(await faultsOf(stage, buyerAt(at), target.door, target.id, one)));
    }
    // All at once: the largest that are let in, and many of the largest bodies.
    const large = cases.filter(({ what }) => /^24 |10 MB to|^100 /.test(what));
    for (let round = 0; round < rounds; round += 1) {
      const all = Array.from({ length: CONCURRENT_UPLOADS }, (_, at) => ({
        at: round + at,
        ...nextDoor(),
      }));
      await Promise.all(
        all.map(({ at, door }) =>
          post(stage, buyerAt(at), door, formOf(large[at % large.length] ?? jpeg, door)),
        ),
      );
    }
  });
  const folder = join(stage.dataDir, 'files', 'assets');
  const sent = cases.filter(({ isPaper }) => !isPaper);
  const names = readdirSync(folder);
  let photos = 0;
  for (const name of names) {
    const stored = readFileSync(join(folder, name));
    if (stored.subarray(0, 5).toString('latin1') === '%PDF-') continue;
    photos += 1;
    if (sent.some(({ bytes }) => bytes.equals(stored))) faults.push(`${name} lies as it was sent`);
    if (stored.includes(MARK)) faults.push(`${name} holds the mark`);
  }
  yield {
    row: 'S10',
    what: 'photos and papers of deliveries alike, and papers that are scripts, too large, misnamed',
    figure: `${cases.length + odd.length} cases, ${faults.length} faults, ${photos} photos, ${names.length - photos} papers`,
    faults,
  };
  yield {
    row: 'S10',
    what: `memory of the server meanwhile, ${CONCURRENT_UPLOADS} of the largest at once among them`,
    figure: `+${growth.toFixed(0)} MB of ${MAX_MEMORY_MB}; ${before.toFixed(0)} MB were there since its start`,
    faults: growth < MAX_MEMORY_MB ? [] : [`grew by ${growth.toFixed(0)} MB`],
  };
};
