import { auditCompany, auditUser } from '#core/audit.ts';
import { type Database, enter } from '#core/database/database.ts';
import { auditStaff, type StaffAction } from '#core/staff-audit.ts';
import { findMember } from '#staff/store.ts';
import { brandsOf } from '#staff/authenticate.ts';

const MINUTE_MS = 60_000;

/** One action of staff: minutes ago, member, call, object. */
type Acted = readonly [
  minutesAgo: number,
  email: string,
  call: string,
  action: Pick<StaffAction, 'kind' | 'name' | 'changes'>,
];

const session = (name: string) => ({ kind: 'session', name });
const blocked = (name: string) => ({
  kind: 'staff',
  name,
  changes: { blocked: { old: false, new: true } },
});

const BY_STAFF: readonly Acted[] = [
  [36_000, 'k.vogt@nordstein.example', 'staff.block', blocked('Holger Petri')],
  [142, 'k.vogt@nordstein.example', 'staff.enterCode', session('Katrin Vogt')],
  [120, 'l.bartels@nordstein.example', 'staff.enterCode', session('Lena Bartels')],
  [118, 'm.sandner@suedkies.example', 'staff.enterCode', session('Miriam Sandner')],
  [
    96,
    'k.vogt@nordstein.example',
    'staff.update',
    {
      kind: 'staff',
      name: 'Tomasz Wilke',
      changes: { role: { old: 'editor', new: 'support' } },
    },
  ],
  [95, 'k.vogt@nordstein.example', 'staff.stepUp', session('Katrin Vogt')],
  [
    41,
    'l.bartels@nordstein.example',
    'callOffs.officeCreateTemplate',
    {
      kind: 'answer-template',
      name: 'Das Werk ist ausgebucht.',
      changes: { text: { old: null, new: 'Das Werk ist ausgebucht.' } },
    },
  ],
];

type Facts = {
  readonly supplier: { readonly id: number };
  readonly company: { readonly id: number };
  readonly people: readonly { readonly id: string }[];
};

/** Records of actions from before the demo begins, so that its log is not empty. */
export const fillAudit = async (
  db: Database,
  { supplier, company, people }: Facts,
  now: Date,
): Promise<void> => {
  const ago = (minutes: number) => new Date(now.getTime() - minutes * MINUTE_MS);
  for (const [minutes, email, call, action] of BY_STAFF) {
    const member = await findMember(db, { email });
    if (member === undefined) throw new Error(`The demo data has no member ${email}`);
    const actor = { staffId: member.id, name: member.name, brands: brandsOf(member.brands) };
    const occasion = { at: ago(minutes), call, requestId: 'demo' };
    await auditStaff(db, occasion, actor, { ...action, id: null });
  }
  const entry = { requestId: 'demo', impersonator: null };
  const vas = { ...entry, call: 'imports.vas', userId: null, supplierId: supplier.id };
  await enter(db, { companies: [company.id] });
  await auditCompany(db, company.id, { ...vas, at: ago(12) });
  for (const [position, { id: userId }] of people.entries()) {
    await enter(db, { userId });
    const at = ago(70 + 9 * position);
    await auditUser(db, { ...entry, call: 'session.login', userId, at });
  }
};
