import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Call, call } from '@abrufbar/contract/protocol/call.ts';
import { fileBody, upload } from '@abrufbar/contract/wire/file.ts';
import { text } from '@abrufbar/contract/wire/codecs.ts';
import * as z from 'zod/mini';
import { problemsOf } from '#core/calls/check-calls.ts';

const uploads = call({
  name: 'tests.upload',
  summary: '',
  method: 'POST',
  path: 'tests/upload',
  kind: 'change',
  who: 'user',
  tenant: 'user',
  rate: 'general',
  audited: false,
  body: 'multipart',
  upload: { field: 'file', bytes: 1 },
  input: z.object({ file: upload, note: text(10) }),
  output: z.object({}),
});
const { upload: _, ...form } = uploads;
const reads = call({ ...form, method: 'GET', kind: 'read', body: 'none', input: z.object({}) });

const office = call({
  ...form,
  name: 'tests.office',
  method: 'PUT',
  path: 'tests/{id}',
  who: 'staff',
  roles: ['admin'],
  tenant: 'brand',
  body: 'json',
  input: z.object({ id: text(10), version: z.int() }),
});
const { roles: __, ...withoutRoles } = office;

const CASES: readonly (readonly [what: string, Call, RegExp | null])[] = [
  ['a whole upload', uploads, null],
  ['a change of staff', office, null],
  ['staff without roles', withoutRoles, /no role may call it/],
  ['staff with the rows of a person', { ...office, tenant: 'user' }, /tenant user for staff/],
  ['a form of staff', { ...office, body: 'form', input: z.object({ id: text(10) }) }, /body form/],
  ['a GET of staff that changes', { ...office, method: 'GET', body: 'none' }, /a GET of staff/],
  [
    'a number in the path',
    { ...office, input: z.object({ id: z.int() }) },
    /id cannot travel in a path/,
  ],
  [
    'a code before the sign-in',
    { ...withoutRoles, who: 'staff-sign-in', tenant: 'staff', stepUp: true },
    /a code before anybody/,
  ],
  ['rows of a brand without staff', { ...form, tenant: 'brand' }, /tenant brand for a user/],
  ['PUT of a customer', { ...form, method: 'PUT' }, /PUT outside of the office/],
  ['roles of a customer', { ...form, roles: ['admin'] }, /outside of the office/],
  ['a file as answer', { ...reads, output: fileBody, media: 'image/webp' }, null],
  [
    'multipart without a file',
    { ...form, body: 'multipart', input: z.object({ note: text(10) }) },
    null,
  ],
  ['an upload in a form', { ...uploads, body: 'form' }, /upload do not fit/],
  [
    'an upload no field takes',
    { ...uploads, input: z.object({ note: text(10) }) },
    /no field takes the upload/,
  ],
  [
    'a file in a second field',
    { ...uploads, input: z.object({ file: upload, other: upload }) },
    /other cannot travel in a form/,
  ],
  ['a file in a form', { ...form, body: 'form' }, /file cannot travel in a form/],
  [
    'a file as answer to a change',
    { ...uploads, media: 'image/webp' },
    /a file for a change or for anyone/,
  ],
  [
    'a file for anyone',
    { ...reads, who: 'anyone', tenant: 'none', media: 'image/webp' },
    /a file for a change or for anyone/,
  ],
  [
    'a permission to change rows of a company',
    {
      ...form,
      tenant: 'contract',
      changePermission: 'asset-upload',
      body: 'none',
      input: z.object({}),
    },
    null,
  ],
  [
    'a permission to change what belongs to no company',
    { ...uploads, changePermission: 'asset-upload' },
    /a permission to change where no company's rows change/,
  ],
  ['a stream', { ...reads, stream: true }, null],
  ['a stream that changes', { ...reads, kind: 'change', stream: true }, /a stream for a change/],
  [
    'a stream for anyone',
    { ...reads, who: 'anyone', tenant: 'none', stream: true },
    /a stream for a change or for anyone/,
  ],
];
for (const [what, declared, problem] of CASES) {
  test(`${what} ${problem ? 'keeps the server from starting' : 'is complete'}`, () => {
    const problems = problemsOf([declared]).join();
    if (problem) assert.match(problems, problem);
    else assert.equal(problems, '');
  });
}
