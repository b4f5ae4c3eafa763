import type { Brand } from '@abrufbar/domain/values/brand.ts';
import { queue } from '#core/jobs/queue.ts';
import { worker } from '#core/jobs/jobs.ts';
import { recoveryEnd } from '#session/lifetime.ts';
import { makeRecoveryLink } from '#session/recovery/link.ts';
import { recoveryMail } from '#session/recovery/mail.ts';
import { findRecoverable } from '#session/recovery/store.ts';

/** A request for a link, with the address that was entered. */
type Asked = {
  readonly email: string;
  readonly brand: Brand;
  readonly linkOrigin: string;
  readonly at: string;
};

/** Sent in the transaction of the request, for known and unknown addresses alike (T-51). */
export const recoveryAsked = queue<Asked>('session.recovery_asked', { forgets: true });

/**
 * Looks for the person and sends the link. The token is made here, so that only its digest is ever stored;
 * a second try makes another one. A person who still waits after the hour of a link has asked again or given up.
 */
export const sendRecoveryLink = worker(
  recoveryAsked,
  async ({ now, inScope, sendMail }, { email, brand, linkOrigin, at }) => {
    if (now >= recoveryEnd(new Date(at))) return;
    const person = await inScope({ readOnly: true }, (db) => findRecoverable(db, email));
    if (person === undefined) return;
    const { id: userId } = person;
    const token = await inScope({ userId }, (db) => makeRecoveryLink(db, userId, now));
    const name = `${person.first_name} ${person.last_name}`;
    const mail = recoveryMail({ brand, name, origin: linkOrigin, token });
    await sendMail({ to: person.email, brand, mail });
  },
);
