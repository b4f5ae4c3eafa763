/**
 * Names that devices have stored, or that tabs of two versions share. A changed name loses what the device
 * holds under the old one; add a new name here, and never change one.
 */
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'node:test';
import { callNamed } from '#core/outbox/calls.ts';
import { buildEntry } from '#core/outbox/test-entry.ts';

const ROOTS = [import.meta.dirname, join(import.meta.dirname, '../../../packages/web/src')];
const sources = ROOTS.flatMap((cwd) =>
  globSync('**/*.{ts,tsx}', { cwd }).map((file) => ({ file, path: join(cwd, file) })),
)
  .filter(({ file }) => !/(?:^|\/)test-|\.test\./.test(file))
  .map(({ path }) => readFileSync(path, 'utf8'));
const page = readFileSync(join(import.meta.dirname, '../index.html'), 'utf8');

/** The first group of every match in all sources, sorted, once each. */
const found = (pattern: RegExp, texts: readonly string[] = sources): readonly string[] =>
  [
    ...new Set(texts.flatMap((text) => [...text.matchAll(pattern)].map(([, name = '']) => name))),
  ].toSorted();

/** Fields of the type of that name, in the order of the sources. */
const fieldsOf = (type: string): readonly string[] =>
  found(new RegExp(`\\btype ${type} = \\{([^}]*)\\}`, 'g')).flatMap((body) =>
    [...body.matchAll(/readonly (\w+):/g)].map(([, name = '']) => name),
  );

test('names in localStorage and sessionStorage stay as they are', () => {
  assert.deepEqual(found(/\bpersisted\('([^']+)'\)/g), [
    'company',
    'contract',
    'device',
    'overlays',
    'path',
    'path-user',
    'push',
    'signers',
    'site',
    'sun',
    'texts',
    'theme',
    'token',
    'uploads',
  ]);
  assert.deepEqual(found(/\bpersisted\('([^']+)', 'sessionStorage'\)/g), ['switched', 'token']);
  assert.deepEqual(found(/const PREFIX = '([^']+)'/g), ['abrufbar.']);
  assert.deepEqual(found(/['"`](abrufbar[.-][^'"`]*)['"`]/g, [page]), [
    'abrufbar.',
    'abrufbar.token', // sessionStorage: of a view
  ]);
});

test('keys of local, session and history storage, databases, caches and channels stay as they are', () => {
  assert.deepEqual(found(/['"`](abrufbar[.-][^'"`]*)['"`]/g), [
    'abrufbar-${VERSION_OF_BUILD}', // cache of the service worker
    'abrufbar-outbox', // IndexedDB
    'abrufbar-state', // IndexedDB
    'abrufbar-uploads', // IndexedDB
    'abrufbar.', // prefix in localStorage
    'abrufbar.announcement', // sessionStorage
    'abrufbar.announcement-seen', // sessionStorage
    'abrufbar.outbox', // BroadcastChannel and lock
    'abrufbar.snippets', // localStorage and sessionStorage
    'abrufbar.told', // history state
  ]);
});

test('stores, indexes, locks and channels stay as they are', () => {
  assert.deepEqual(found(/\.createObjectStore\('([^']+)'/g), [
    'answers',
    'entries',
    'files',
    'uploads',
  ]);
  assert.deepEqual(found(/\.createIndex\('([^']+)'/g), ['age', 'key']);
  assert.deepEqual(found(/\blocks\.request\(\s*([\w'.-]+)/g), ["'push'", 'CHANNEL_AND_LOCK']);
  assert.deepEqual(found(/new BroadcastChannel\(([\w'.-]+)/g), ['CHANNEL_AND_LOCK']);
  assert.deepEqual(found(/const CHANNEL_AND_LOCK = '([^']+)'/g), ['abrufbar.outbox']);
});

test('fields of the history state stay as they are', () => {
  assert.deepEqual(found(/'(\w+)' in state\b/g), ['below', 'entry', 'layer']);
  assert.deepEqual(found(/(?:push|replace)State\(\s*\{ (\w+)/g), ['layer']);
});

test('kinds, fields, states and calls of outbox entries stay as they are', () => {
  assert.deepEqual(found(/: OutboxKind<\w+> = \{ name: '([^']+)' \}/g), [
    'asset-order',
    'asset-removal',
    'call-off',
    'call-off-change',
    'claim',
    'claim-reply',
    'contract-always-sign',
    'contract-favourite',
    'contract-subscription',
    'delivery-confirmation',
    'delivery-undo',
    'message-removal',
    'message-seen',
    'site-addition',
    'site-entry-withdrawal',
    'site-temperature',
    'weight-checks-seen',
  ]);
  assert.equal(found(/\bconst (\w+): OutboxKind</g).length, 15, 'REMOVAL names two kinds');
  assert.deepEqual(Object.keys(buildEntry('key', 'anna', 1)).toSorted(), [
    'about',
    'calls',
    'companyNumber',
    'createdAt',
    'done',
    'key',
    'kind',
    'refreshes',
    'refusal',
    'round',
    'state',
    'subject',
    'tried',
    'userId',
  ]);
  assert.deepEqual(found(/^type State = ('waiting'.*);$/gm), [
    "'waiting' | 'held' | 'resting' | 'refused'",
  ]);
  assert.deepEqual(fieldsOf('OrderAbout'), [
    ...['contractId', 'contractItemId', 'materialName', 'materialNumber', 'materialCategory'],
    ...['unit', 'order'],
  ]);
  const ofChange = ['callOff', 'contract', 'material', 'category', 'unit', 'wish'];
  assert.deepEqual(fieldsOf('ChangeAbout'), ofChange);
  assert.deepEqual(fieldsOf('ConfirmAbout'), ['deliveryId']);
  assert.deepEqual(fieldsOf('UndoAbout'), ['deliveryId', 'shows']);
  const ofClaim = ['claimId', 'deliveryId', 'contractId', 'plate', 'reasons'];
  assert.deepEqual(fieldsOf('ClaimAbout'), ofClaim);
  assert.deepEqual(fieldsOf('ReplyAbout'), ['claimId', 'claimNumber', 'plate', 'reply']);
  assert.deepEqual(fieldsOf('KeptClaim'), ['claimId', 'input', 'photoKeys']); // of the last state
  const ofEntry = ['entryId', 'deliveryId', 'contractId', 'plate'];
  assert.deepEqual(fieldsOf('TemperatureAbout'), [...ofEntry, 'celsius', 'at']);
  const ofAddition = ['substance', 'quantity', 'unit', 'remaining', 'at'];
  assert.deepEqual(fieldsOf('AdditionAbout'), [...ofEntry, ...ofAddition]);
  assert.deepEqual(fieldsOf('WithdrawalAbout'), [...ofEntry, 'entry']);
  const ofLoad = ['contractId', 'plate', 'load', 'quantity', 'unit'];
  assert.deepEqual(fieldsOf('Shows'), ofLoad);
  assert.deepEqual(fieldsOf('SubscriptionAbout'), ['contractId', 'status']);
  assert.deepEqual(fieldsOf('AlwaysSignAbout'), ['contractId', 'isOn']);
  assert.deepEqual(fieldsOf('FavouriteAbout'), ['contractId', 'favorite']);
  assert.deepEqual(fieldsOf('AssetOrderAbout'), ['deliveryId', 'ids']);
  assert.deepEqual(fieldsOf('RemovalAbout'), ['assetId', 'messageId']); // of two kinds
  const calls = [
    ...['callOffs.chooseContact', 'callOffs.create', 'callOffs.fillCart', 'callOffs.requestChange'],
    ...['contracts.addFavourite', 'contracts.removeFavourite', 'documents.sortAssets'],
    ...[
      'contracts.setAlwaysSign',
      'contracts.toggleSubscription',
      'deliveries.confirm',
      'documents.deleteAsset',
    ],
    ...['deliveries.createClaim', 'deliveries.replyToClaim'],
    ...['deliveries.enterAddition', 'deliveries.enterTemperature', 'deliveries.withdrawEntry'],
    ...['deliveries.seeWeightChecks', 'deliveries.unconfirm'],
    ...['notifications.markAllSeen', 'notifications.markSeen', 'notifications.remove'],
  ];
  for (const name of calls) assert.equal(callNamed(name)?.name, name);
});
