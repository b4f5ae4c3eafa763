/** Areas of the back office in the words of the specification, and the verbs of its calls. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { officeHandlers } from '#office-handlers.ts';

const calls = officeHandlers.map(({ call }) => call);

/** Calls that count whom a draft reaches or look at a selection: what they ask about is too much for an address. */
const READ_BY_POST = ['content.officeReach', 'callOffs.officeLoadCheck', 'callOffs.officePending'];
const WORDS = [
  [/create|addNumber/i, 'POST'],
  [/update|repair|rename|saveDraft|choosePlant|release/i, 'PUT'],
  [/remove|discard|signOut|endSession|undo|resetTranslation|withdraw/i, 'DELETE'],
] as const;

test('SRV-36 reads are GET, new rows POST, changed ones PUT, removed ones DELETE', () => {
  for (const { name, kind, method } of calls) {
    if (READ_BY_POST.includes(name)) continue;
    assert.equal(kind === 'read', method === 'GET', name);
    const [, verb = 'POST'] = WORDS.find(([word]) => word.test(name)) ?? []; // other acts make something new
    if (kind === 'change') assert.equal(method, verb, name);
  }
  assert.deepEqual(
    new Set(calls.map(({ method }) => method)),
    new Set(['GET', 'POST', 'PUT', 'DELETE']),
  );
});

test('PER-06 the office has users, roles, two-factor, the links that sign in, and each step of the workflow', () => {
  const have = (...wanted: readonly string[]) => {
    for (const name of wanted)
      assert.ok(
        calls.some((call) => call.name === name),
        name,
      );
  };
  have('staff.list', 'staff.create', 'staff.update', 'staff.block');
  have('staff.enterCode', 'staff.startEnrolment', 'staff.resetFactor', 'staff.renewRecoveryCodes');
  have('staff.sendPasswordLink', 'staff.setPassword', 'staff.viewAs');
  have('callOffs.officeDecide', 'callOffs.officeUndo', 'callOffs.officeCreate');
});

test('SRV-34 the office has each area that the specification names, to read and to change', () => {
  const areas: [area: string, read: string, changed: string][] = [
    ['objects', 'contracts.officeObjects', 'contracts.officeUpdateObject'],
    ['documents', 'content.officePages', 'content.officePublish'],
    ['assets', 'documents.officeAssets', 'documents.officeRenameAsset'],
    ['users', 'staff.list', 'staff.update'],
    ['translations', 'content.officeTranslations', 'content.officeUpdateTranslation'],
    ['reports', 'staff.reports', 'callOffs.officeOrdersExport'],
    ['targeting', 'content.officeAudience', 'content.officeCreateAnnouncement'],
    ['e-commerce', 'callOffs.officeCarts', 'callOffs.officeCreate'],
    ['customer management', 'companies.officeList', 'companies.officeUpdatePerson'],
  ];
  const kindOf = (name: string) => calls.find((call) => call.name === name)?.kind;
  for (const [area, read, changed] of areas)
    assert.deepEqual([kindOf(read), kindOf(changed)], ['read', 'change'], area);
});

test('SRV-34 SRV-36 each area has the four verbs, but where decision 0064 says why not', () => {
  const areas: [area: string, names: RegExp, without?: readonly string[]][] = [
    ['objects', /^contracts\.office(?:Contract|Object|Detail|Create|Update|Remove)/],
    ['texts', /^content\.office(?:Page|CreatePage|SaveDraft|RemovePage)/],
    ['invoices', /^(?:documents|imports)\.office\w*Invoice$/],
    ['assets', /^documents\.office\w*Assets?$/],
    ['people', /^companies\.office\w*(?:Person|Detail)$/],
    ['staff', /^staff\.(?:list|create|update|endSession)$/],
    ['translations', /^content\.office\w*Translations?$/, ['POST']],
    ['reports', /^staff\.reports$/, ['POST', 'PUT', 'DELETE']],
    ['deliveries', /^deliveries\.office(?!\w*WeightLimits)/, ['PUT', 'DELETE']],
    ['imports', /^imports\.office(?:List|ReadFile|Repair|Discard)$/],
    ['invitations', /^registration\.office(?!InvitationExport)/, ['PUT', 'DELETE']],
    ['carts', /^callOffs\.officeCarts$/, ['POST', 'PUT', 'DELETE']],
    ['targeting', /^content\.office\w*Announcements?$/],
    ['e-commerce', /^callOffs\.office(?:Orders|Create|ChoosePlant|Undo)$/],
    ['customer management', /^companies\.office(?:List|Create|Update|Remove)$/],
  ];
  for (const [area, names, without = []] of areas) {
    const verbs = new Set(calls.filter(({ name }) => names.test(name)).map(({ method }) => method));
    const wanted = ['GET', 'POST', 'PUT', 'DELETE'].filter((verb) => !without.includes(verb));
    assert.deepEqual([...verbs].toSorted(), wanted.toSorted(), area);
  }
});
