/** The part of the office's access list about customers, their people and invitations. */
import type { StaffRole } from '@abrufbar/domain/staff/roles.ts';

/** A company of these rows alone, with one of two numbers, a person, somebody to call and an invitation. */
export type CustomerRows = {
  readonly managed_id: string;
  readonly managed_number: string;
  readonly supplier_id: string;
  readonly person_id: string;
  readonly contact_id: string;
  /** Somebody of another company of the brand. */
  readonly contact_person_id: string;
  readonly invitation_id: string;
  /** A company on which nothing hangs. */
  readonly empty_company_id: string;
};

type Input = (rows: CustomerRows) => Readonly<Record<string, unknown>>;

const access =
  (asksCode: boolean, ...roles: StaffRole[]) =>
  (foreign: 200 | 404, input: Input = () => ({})) =>
    ({ roles, foreign, input, asksCode }) as const;
const looking = access(false, 'admin', 'dispatcher', 'support');
const saving = access(true, 'admin', 'dispatcher', 'support');
const managing = access(false, 'admin');

const customer = ({ managed_id }: CustomerRows) => ({ id: managed_id });
const customerVersion = (rows: CustomerRows) => ({ ...customer(rows), version: 1 });
const address = { street: 'Am Rott 14', postcode: '31867', city: 'Lauenau' };
const person = (rows: CustomerRows) => ({ ...customer(rows), person_id: rows.person_id });
const contact = { is_for_all: false, task: 'Verkauf', name: 'Uwe Henning', phone: '', email: '' };
const invitation = ({ invitation_id }: CustomerRows) => ({ id: invitation_id, version: 1 });

export const CUSTOMER_ACCESS = {
  'companies.officeSuppliers': looking(200),
  'companies.officeCreate': managing(404, ({ supplier_id, invitation_id }) => ({
    ...address,
    name: 'Ostkamp Straßenbau',
    supplier_id: Number(supplier_id),
    customer_number: invitation_id.slice(-12),
  })),
  'companies.officeUpdate': managing(404, (rows) => ({
    ...customerVersion(rows),
    ...address,
    name: 'Ostkamp',
  })),
  'companies.officeRemove': managing(404, ({ empty_company_id }) => ({
    id: empty_company_id,
    version: '1',
  })),
  'companies.officeAddNumber': managing(404, (rows) => ({
    ...customer(rows),
    supplier_id: Number(rows.supplier_id),
    customer_number: rows.contact_id.slice(-12),
  })),
  'companies.officeRemoveNumber': managing(404, (rows) => ({
    ...customer(rows),
    supplier_id: rows.supplier_id,
    customer_number: rows.managed_number,
  })),
  'companies.officeUpdatePerson': managing(404, (rows) => ({
    ...person(rows),
    version: 1,
    role: 'leser',
    permissions: ['call-off-list'],
  })),
  'companies.officeRemovePerson': managing(404, (rows) => ({ ...person(rows), version: '1' })),
  'companies.officeCandidates': managing(404, (rows) => ({ ...customer(rows), q: 'jemand' })),
  'companies.officeAddPerson': managing(404, (rows) => ({
    ...customer(rows),
    person_id: rows.contact_person_id,
    role: 'leser',
  })),
  'companies.officeBlockPerson': managing(404, (rows) => ({
    ...person(rows),
    version: 1,
    reason: 'ausgeschieden',
  })),
  'companies.officeUnblockPerson': managing(404, (rows) => ({ ...person(rows), version: 1 })),
  'companies.officeCreateContact': managing(404, (rows) => ({
    ...customer(rows),
    supplier_id: Number(rows.supplier_id),
    ...contact,
  })),
  'companies.officeUpdateContact': managing(404, (rows) => ({
    ...customerVersion(rows),
    contact_id: rows.contact_id,
    ...contact,
  })),
  'companies.officeRemoveContact': managing(404, (rows) => ({
    ...customer(rows),
    contact_id: rows.contact_id,
    version: '1',
  })),
  'registration.officeInvitations': looking(200, () => ({ view: 'all' })),
  'registration.officeInvitationCounts': looking(200),
  'registration.officeInvitation': looking(404, ({ invitation_id }) => ({ id: invitation_id })),
  'registration.officeInvitationExport': saving(200, () => ({ view: 'all', format: 'csv' })),
  'registration.officeInvite': managing(404, ({ managed_id }) => ({
    company_id: Number(managed_id),
    role: 'baustelle',
    name: 'Tim Rode',
    email: '',
  })),
  'registration.officeRenewInvitation': managing(404, invitation),
  'registration.officeResendInvitation': managing(404, invitation),
  'registration.officeRevokeInvitation': managing(404, invitation),
};
