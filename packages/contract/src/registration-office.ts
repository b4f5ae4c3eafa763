import { ROLES } from '@abrufbar/domain/companies/permissions.ts';
import { INVITATION_STATES, INVITATION_VIEWS } from '@abrufbar/domain/registration/invitations.ts';
import * as z from 'zod/mini';
import { looks } from '#call-offs/office-fields.ts';
import { manages, MAX_EMAIL_CODE_POINTS, MAX_NAME_CODE_POINTS } from '#companies/office-fields.ts';
import { call } from '#protocol/call.ts';
import { id, orNothing, text } from '#wire/codecs.ts';
import { listOf, page } from '#wire/envelope.ts';
import { instant, version } from '#wire/plain.ts';

const invitation = z.object({
  id,
  version,
  /** Null for one that is shown on site. */
  name: z.nullable(z.string()),
  email: z.nullable(z.string()),
  company_id: z.int(),
  company: z.string(),
  role: z.enum(ROLES),
  status: z.enum(INVITATION_STATES),
  expires_at: instant,
  /** False for a company that also has a number at a brand the caller has not (OFF-117). */
  can_change: z.boolean(),
});
export type Invitation = z.output<typeof invitation>;

const filter = { q: orNothing(text(80)), customer: orNothing(text(12)) };
export const invitationFilters = { view: orNothing(z.enum(INVITATION_VIEWS)), ...filter };

/** Invitations of customers of the brand, the newest first. */
export const officeInvitations = call({
  ...looks,
  name: 'registration.officeInvitations',
  summary: 'Einladungen der Marke mit ihrem Stand.',
  path: 'invitations',
  input: z.object({ ...invitationFilters, page }),
  output: listOf(invitation),
});

/** Counts of the views, under the same search. */
export const officeInvitationCounts = call({
  ...looks,
  name: 'registration.officeInvitationCounts',
  summary: 'Zahl der Einladungen je Ansicht.',
  path: 'invitation-counts',
  input: z.object(filter),
  output: z.object({ open: z.int(), used: z.int(), closed: z.int(), all: z.int() }),
});

export const officeInvitation = call({
  ...looks,
  name: 'registration.officeInvitation',
  summary: 'Eine Einladung mit ihrem Stand.',
  path: 'invitations/{id}',
  input: z.object({ id }),
  output: invitation,
});

/** Code and link as they are shown this once (OFF-119). */
const shownOnce = z.object({
  id,
  version,
  code: z.string(),
  /** Address of the registration with the code; begins with a slash where the office has the host of the portal. */
  link: z.string(),
  expires_at: instant,
});

/** Invites somebody to a company; with an e-mail only that address may register, and it gets a mail. */
export const officeInvite = call({
  ...manages,
  name: 'registration.officeInvite',
  summary: 'Legt eine Einladung an und zeigt Code und Link einmal.',
  method: 'POST',
  path: 'invitations',
  showsSecret: true,
  input: z.object({
    company_id: z.int(),
    role: z.enum(ROLES),
    name: text(MAX_NAME_CODE_POINTS),
    email: text(MAX_EMAIL_CODE_POINTS),
  }),
  output: shownOnce,
});

const open = z.object({ id, version });

/** A new code with 30 new days; the old ones are void. */
export const officeRenewInvitation = call({
  ...manages,
  name: 'registration.officeRenewInvitation',
  summary: 'Erzeugt einen neuen Code; die alten gelten nicht mehr.',
  method: 'POST',
  path: 'invitations/{id}/renew',
  showsSecret: true,
  input: open,
  output: shownOnce,
});

/** Mails an open invitation with a new code of its own; 409 `invitation_without_email`. */
export const officeResendInvitation = call({
  ...manages,
  name: 'registration.officeResendInvitation',
  summary: 'Schickt eine offene Einladung noch einmal.',
  method: 'POST',
  path: 'invitations/{id}/resend',
  input: open,
  output: z.object({ version }),
});

/** Codes and links are void at once. */
export const officeRevokeInvitation = call({
  ...manages,
  name: 'registration.officeRevokeInvitation',
  summary: 'Widerruft eine offene Einladung.',
  method: 'POST',
  path: 'invitations/{id}/revoke',
  input: open,
  output: z.object({ version }),
});
