/** S10: whatever is sent as a picture, nothing of it is kept as it came, and memory stays. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import * as profile from '@abrufbar/contract/profile.ts';
import * as session from '@abrufbar/contract/session.ts';
import { PICTURE, pictureOf } from '@abrufbar/domain/profile.ts';
import { lookAt } from '../apps/server/src/profile/test-pictures.ts';
import { memoryOf } from './processes.ts';
import { type Buyer, buildProveSite, clientOf } from './prove-site.ts';
import type { Prover, ProveStage } from './prove-stage.ts';
import { type UploadCase, uploadCases } from './upload-cases.ts';
import { MARK } from './upload-pictures.ts';

const MOST_MB = 150;
const AT_ONCE = 20;

/** Everybody may ask 300 times a minute. */
const PEOPLE = 5;

const REFUSALS = [400, 413, 415, 422];

type UploadBody = NonNullable<RequestInit['body']>;

const post = async (
  { server }: ProveStage,
  { token }: Buyer,
  body: UploadBody,
  headers: Readonly<Record<string, string>> = {},
): Promise<{ readonly status: number; readonly text: string }> => {
  for (;;) {
    const answer = await fetch(`${server.address()}/api/v2/profile-picture`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, ...headers },
      body,
    });
    const text = await answer.text();
    if (answer.status !== 429) return { status: answer.status, text };
    await sleep(200);
  }
};

const formOf = ({ bytes, name = 'bild.jpg', type = 'image/jpeg' }: UploadCase): FormData => {
  const form = new FormData();
  form.append('profile_image', new Blob([bytes], { type }), name);
  return form;
};

/** What is wrong with what the server has made of a case; empty when all is well. */
const faultsOf = async (stage: ProveStage, buyer: Buyer, one: UploadCase): Promise<string[]> => {
  const { send } = clientOf(stage.server.address(), buyer);
  await post(stage, buyer, new URLSearchParams({ profile_image: '' }));
  const { status, text } = await post(stage, buyer, formOf(one));
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
    Math.max(Number(width), Number(height)) > PICTURE.side &&
      `${String(width)} x ${String(height)}`,
  ].flatMap((fault) => (fault ? [`${one.what}: ${fault}`] : []));
};

/** Bodies that are no form with one file. */
const bodies = (
  jpeg: UploadCase,
): readonly (readonly [string, UploadBody, Record<string, string>?])[] => {
  const two = formOf(jpeg);
  two.append('profile_image', new Blob([jpeg.bytes]), 'b.jpg');
  const many = formOf(jpeg);
  for (let at = 0; at < 20_000; at += 1) many.append('x', 'y');
  const elsewhere = new FormData();
  elsewhere.append('company_number', new Blob([jpeg.bytes]), 'a.jpg');
  const multipart = { 'Content-Type': 'multipart/form-data; boundary=x' };
  const part = '--x\r\nContent-Disposition: form-data; name="profile_image"; filename="a.jpg"\r\n';
  return [
    ['two files', two],
    ['20,001 parts', many],
    ['a file in another field', elsewhere],
    ['no end', `${part}\r\nabc`, multipart],
    ['a head without end', `${part}X: ${'x'.repeat(100_000)}`, multipart],
    [
      'a form in a form',
      `${part}Content-Type: multipart/mixed; boundary=y\r\n\r\n--y\r\n\r\n\r\n--y--\r\n--x--`,
      multipart,
    ],
    ['a compressed body', jpeg.bytes, { ...multipart, 'Content-Encoding': 'gzip' }],
    ['a photo as body', jpeg.bytes, { 'Content-Type': 'image/jpeg' }],
    ['JSON', '{"profile_image":""}', { 'Content-Type': 'application/json' }],
  ];
};

/** The largest memory of a process while something runs, above what it had before, in MB. */
const growthDuring = async (pid: number, work: () => Promise<unknown>): Promise<number> => {
  const before = memoryOf(pid);
  let most = before;
  const watch = setInterval(() => {
    most = Math.max(most, memoryOf(pid));
  }, 10);
  await work().finally(() => clearInterval(watch));
  return most - before;
};

export const proveUploads: Prover = async function* (stage, isDeep) {
  const { buyers } = await buildProveSite(stage.owner, PEOPLE);
  const buyerAt = (at: number): Buyer => {
    const buyer = buyers[at % buyers.length];
    if (!buyer) throw new Error('nobody is there');
    return buyer;
  };
  const cases = await uploadCases();
  const [jpeg] = cases;
  if (!jpeg) throw new Error('no case');
  const faults: string[] = [];
  let kept = 0;
  const growth = await growthDuring(stage.server.pid(), async () => {
    for (const [at, one] of cases.entries()) {
      faults.push(...(await faultsOf(stage, buyerAt(at), one)));
    }
    for (const [at, [what, body, headers]] of bodies(jpeg).entries()) {
      const { status } = await post(stage, buyerAt(at), body, headers);
      if (!REFUSALS.includes(status)) faults.push(`${what}: ${status}`);
    }
    // All at once: the largest that are let in, and many of the largest bodies.
    const large = cases.filter(({ what }) => /^24 |^5 MB|^100 /.test(what));
    for (let round = 0; round < (isDeep ? 10 : 1); round += 1) {
      const all = Array.from({ length: AT_ONCE }, (_, at) => round + at);
      await Promise.all(
        all.map((at) => post(stage, buyerAt(at), formOf(large[at % large.length] ?? jpeg))),
      );
    }
  });
  const folder = join(stage.dataDir, 'files', 'pictures');
  const sent = cases.map(({ bytes }) => bytes);
  for (const name of readdirSync(folder)) {
    const stored = readFileSync(join(folder, name));
    kept += 1;
    if (sent.some((bytes) => bytes.equals(stored)))
      faults.push(`${name} lies there as it was sent`);
    if (stored.includes(MARK)) faults.push(`${name} holds the mark`);
  }
  yield {
    row: 'S10',
    what: 'uploads that are bombs, polyglots, broken, misnamed, too large, full of traces',
    figure: `${cases.length + bodies(jpeg).length} cases, ${faults.length} kept as sent or with traces, ${kept} files`,
    faults,
  };
  yield {
    row: 'S10',
    what: `memory of the server meanwhile, ${AT_ONCE} of the largest at once among them`,
    figure: `+${growth.toFixed(0)} MB of ${MOST_MB}`,
    faults: growth < MOST_MB ? [] : [`grew by ${growth.toFixed(0)} MB`],
  };
};
