/** How files are sent to the server, as forms and as what only looks like one, for quality S10. */
import { setTimeout as sleep } from 'node:timers/promises';
import { memoryOf } from '../stage/process-usage.ts';
import type { Buyer } from '../stage/sites.ts';
import type { ProveStage } from '../stage/prove-stage.ts';
import type { UploadCase } from './upload-cases.ts';

/** A call that takes a file. */
export type Door = { readonly path: string; readonly field: string };
type UploadBody = NonNullable<RequestInit['body']>;

export const REFUSALS = [400, 413, 415, 422];

export const post = async (
  { server }: ProveStage,
  { token }: Buyer,
  { path }: Door,
  body: UploadBody,
  headers: Readonly<Record<string, string>> = {},
): Promise<{ readonly status: number; readonly text: string }> => {
  for (;;) {
    const answer = await fetch(`${server.address()}/api/v2/${path}`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, ...headers },
      body,
    });
    const text = await answer.text();
    if (answer.status !== 429) return { status: answer.status, text };
    await sleep(200);
  }
};

export const formOf = (
  { bytes, name = 'bild.jpg', type = 'image/jpeg' }: UploadCase,
  { field }: Door,
): FormData => {
  const form = new FormData();
  form.append(field, new Blob([bytes], { type }), name);
  return form;
};

type Odd = readonly [what: string, body: UploadBody, headers?: Record<string, string>];

/** Bodies that are no form with one file. */
export const oddBodies = (jpeg: UploadCase, door: Door): readonly Odd[] => {
  const { field } = door;
  const two = formOf(jpeg, door);
  two.append(field, new Blob([jpeg.bytes]), 'b.jpg');
  const many = formOf(jpeg, door);
  for (let at = 0; at < 20_000; at += 1) many.append('x', 'y');
  const elsewhere = new FormData();
  elsewhere.append('company_number', new Blob([jpeg.bytes]), 'a.jpg');
  const multipart = { 'Content-Type': 'multipart/form-data; boundary=x' };
  const part = `--x\r\nContent-Disposition: form-data; name="${field}"; filename="a.jpg"\r\n`;
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
    ['JSON', `{"${field}":""}`, { 'Content-Type': 'application/json' }],
  ];
};

/** The largest memory of a process while something runs, above what it had before, in MB. */
export const growthDuring = async (pid: number, work: () => Promise<unknown>): Promise<number> => {
  const before = memoryOf(pid);
  let peak = before;
  const watch = setInterval(() => {
    peak = Math.max(peak, memoryOf(pid));
  }, 10);
  await work().finally(() => clearInterval(watch));
  return peak - before;
};
