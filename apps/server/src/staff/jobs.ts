import { queue } from '#core/jobs/queue.ts';
import { worker } from '#core/jobs/jobs.ts';
import { linkEnd } from '#staff/lifetime.ts';
import { passwordMail } from '#staff/mail.ts';
import { makePasswordLink } from '#staff/password-link.ts';
import { brandsOf } from '#staff/authenticate.ts';
import { findMember } from '#staff/store.ts';

/** A member who lost the password, or a new one who chooses the first. */
type Asked = {
  readonly email: string;
  readonly linkOrigin: string;
  readonly at: string;
  readonly isFirst: boolean;
};

/** Sent in the transaction of the request, for known and unknown addresses alike. */
export const passwordLinkAsked = queue<Asked>('staff.password_link_asked', { forgets: true });

/**
 * Looks for the member and sends the link. The token is made here, so that only its digest is ever stored; a second
 * try makes another one.
 */
export const sendPasswordLink = worker(
  passwordLinkAsked,
  async ({ now, inStaffScope, sendMail }, { email, linkOrigin, at, isFirst }) => {
    if (now >= linkEnd(new Date(at), isFirst)) return;
    const made = await inStaffScope({}, async (db) => {
      const member = await findMember(db, { email });
      if (member === undefined || member.blocked_at !== null) return null;
      return { member, token: await makePasswordLink(db, member.id, { now, isFirst }) };
    });
    if (made === null) return;
    const { member, token } = made;
    const [brand = 'nordstein'] = brandsOf(member.brands);
    const mail = passwordMail({ brand, name: member.name, origin: linkOrigin, token, isFirst });
    await sendMail({ to: member.email, brand, mail });
  },
);
