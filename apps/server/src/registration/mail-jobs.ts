import { type Brand } from '@abrufbar/domain/values/brand.ts';
import { worker } from '#core/jobs/jobs.ts';
import { queue } from '#core/jobs/queue.ts';
import { invitationMail } from '#registration/mail.ts';
import { findInvitation, issueMailCode, updateMailRefused } from '#registration/office-store.ts';

type Asked = {
  readonly invitationId: string;
  /** Another act makes this mail one that nobody wants any more. */
  readonly version: number;
  readonly brand: Brand;
  /** Suppliers of the member who invites: by them the invitation is found. */
  readonly suppliers: readonly number[];
};

const invitationMailFailed = queue<Asked>('registration.invitation_mail_failed');

/** Sent in the transaction that invites, or that sends again. */
export const invitationMailAsked = queue<Asked>('registration.invitation_mail_asked', {
  failed: invitationMailFailed,
});

/** The page of the portal that takes a code. */
export const invitationPage = (origin: string, code: string): string =>
  `${origin}/register?code=${code}`;

/**
 * Mails an invitation. The code is made here, so that only its digest is ever stored; a second try makes another one.
 */
export const mailInvitation = worker(
  invitationMailAsked,
  async ({ now, inStaffScope, originOf, sendMail }, asked) => {
    const { invitationId: id, version, brand, suppliers } = asked;
    const scope = { suppliers };
    const made = await inStaffScope(scope, async (db) => {
      const row = await findInvitation(db, suppliers, id);
      if (!row?.email || row.revoked_at !== null || new Date(row.expires_at) <= now) return null;
      const code = await issueMailCode(db, { id, version });
      return code === null ? null : { row, code, to: row.email };
    });
    if (made === null) return;
    const { row, code, to } = made;
    const mail = invitationMail({
      brand,
      name: row.name,
      company: row.company,
      url: invitationPage(originOf(brand), code),
      code,
      expiresAt: row.expires_at,
    });
    if ((await sendMail({ to, brand, mail })) === 'sent') return;
    await inStaffScope(scope, (db) => updateMailRefused(db, { id, version }, now));
  },
);

/** A mail that no try could send is undeliverable as well (OFF-122). */
export const recordInvitationUndelivered = worker(
  invitationMailFailed,
  async ({ now, inStaffScope }, { invitationId: id, version, suppliers }) => {
    await inStaffScope({ suppliers }, (db) => updateMailRefused(db, { id, version }, now));
  },
);
