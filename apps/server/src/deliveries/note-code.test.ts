import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatNoteCode, readNoteName, signedPart } from '#deliveries/note-code.ts';

const ID = '019aa0b1-0000-7000-8000-00000000000f';
const SIGNATURE = 'Zk3_-AAAAAAAAAAAAAAAAA';
const CODE = { kind: 'code', deliveryId: ID, signature: SIGNATURE };
const number = (...numbers: string[]) => ({ kind: 'number', numbers });

const NOTE =
  '<BT>LS</BT><BV>1</BV><D>18.11.2026</D><T>06:52</T><C>20</C><P>140</P><BL>8104552</BL><DT>WA</DT>';

const CASES: readonly (readonly [data: string, name: object | null])[] = [
  [formatNoteCode('https://nordstein.example', ID, SIGNATURE), CODE],
  [formatNoteCode('http://localhost:3000', ID.toUpperCase(), SIGNATURE), CODE],
  [`https://anderswo.example/qr-scanner/?x=1&d=${ID}.${SIGNATURE}&y=2#z`, CODE],
  [`HTTPS://X/QR-SCANNER?D=${ID}.${SIGNATURE}`, CODE],
  [`${ID}.${SIGNATURE}`, CODE],
  [` ${ID}.${SIGNATURE}\n`, CODE],
  [`https://x.example/qr-scanner?d=${ID}`, null],
  [`https://x.example/qr-scanner?d=${ID}.${SIGNATURE}A`, null],
  [`https://x.example/qr-scanner?d=${ID}.${SIGNATURE.slice(1)}`, null],
  [`https://x.example/qr-scanner?e=${ID}.${SIGNATURE}`, null],
  [`https://x.example/qr-scanner#?d=${ID}.${SIGNATURE}`, null],
  [`https://x.example/andere-seite?d=${ID}.${SIGNATURE}`, null],
  [`ftp://x.example/qr-scanner?d=${ID}.${SIGNATURE}`, null],
  ['8104552', number('8104552')],
  [' 81 04 552 ', number('81 04 552', '8104552')],
  ['ls-17/b', number('ls-17/b', 'LS-17/B')],
  ['Ä1', number('Ä1')],
  ['1'.repeat(40), number('1'.repeat(40))],
  ['1'.repeat(41), null],
  [NOTE, number('8104552')],
  [NOTE.toLowerCase().replace('8104552', ' 8104552 '), number('8104552')],
  ['<BL>8104552</BL>', number('8104552')],
  [NOTE.replace('LS', 'RE'), null],
  [NOTE.replace('8104552', ''), null],
  [NOTE.replace('<BL>8104552</BL>', ''), null],
  ['<BL>8104552', null],
  ['', null],
  ['-', null],
  ['-1', null],
  ['1-', null],
  ['1\n2', null],
  ['a;b', null],
  ['WIFI:T:WPA;S:Baustelle;P:geheim;;', null],
  ['https://x.example/', null],
];

for (const [data, name] of CASES) {
  test(`API-62 ${JSON.stringify(data).slice(0, 70)} names ${name ? Object.values(name).join(' ') : 'no delivery note'}`, () => {
    assert.deepEqual(readNoteName(data), name);
  });
}

test('D-49 the signed text differs by delivery and supplier', () => {
  assert.equal(new Set([signedPart(ID, 1), signedPart(ID, 2), signedPart('x', 1)]).size, 3);
});
