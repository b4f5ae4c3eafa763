import * as contract from '@abrufbar/contract/companies/office-people.ts';
import { ROLE_PERMISSIONS } from '@abrufbar/domain/companies/permissions.ts';
import {
  findCandidate,
  insertOfficeMembership,
  listCandidates,
} from '#companies/office/candidate-store.ts';
import { wholeCustomer } from '#companies/office/found.ts';
import { handle } from '#core/calls/context.ts';
import { Refusal } from '#core/calls/refusal.ts';
import { sendMembershipHint, sendRightsHint } from '#core/live/hints.ts';

const MAX_SHOWN_CANDIDATES = 6;

export const officeCandidates = handle(contract.officeCandidates, async (context, { id, q }) => {
  const { db, suppliers } = context;
  await wholeCustomer(context, id);
  const wanted = { companyId: id, text: q.trim(), limit: MAX_SHOWN_CANDIDATES };
  return { items: await listCandidates(db, suppliers, wanted) };
});

export const officeAddPerson = handle(contract.officeAddPerson, async (context, input) => {
  const { db, suppliers, staff, now, audit } = context;
  const { id, person_id: userId, role } = input;
  const company = await wholeCustomer(context, id);
  const found = await findCandidate(db, suppliers, userId);
  if (found === undefined) throw new Refusal(404, 'person_not_found');
  const by = { name: staff.name, at: now };
  if (!(await insertOfficeMembership(db, { companyId: id, userId, role, by })))
    throw new Refusal(409, 'person_in_company');
  await sendMembershipHint(db, userId);
  await sendRightsHint(db, userId);
  audit({
    companyId: id,
    supplierId: null,
    kind: 'person',
    id: userId,
    name: found.name,
    changes: {
      company: { old: null, new: company.name },
      customer_role: { old: null, new: role },
      permissions: { old: null, new: ROLE_PERMISSIONS[role].toSorted() },
    },
  });
  return { version: 1 };
});
