/** States of an invitation; an undeliverable one counts as open: its code can still be shown on site (OFF-120). */
export const INVITATION_STATES = ['open', 'failed', 'used', 'expired', 'revoked'] as const;
type InvitationState = (typeof INVITATION_STATES)[number];

/** Views of the list of invitations. */
export const INVITATION_VIEWS = ['open', 'used', 'closed', 'all'] as const;
export type InvitationView = (typeof INVITATION_VIEWS)[number];

type Dates = {
  readonly usedAt: string | null;
  readonly revokedAt: string | null;
  readonly mailRefusedAt: string | null;
  readonly expiresAt: string;
};

/** State of an invitation at an instant. */
export const invitationState = (
  { usedAt, revokedAt, mailRefusedAt, expiresAt }: Dates,
  now: Date,
): InvitationState => {
  if (usedAt !== null) return 'used';
  if (revokedAt !== null) return 'revoked';
  if (new Date(expiresAt) <= now) return 'expired';
  return mailRefusedAt === null ? 'open' : 'failed';
};

/** Whether an invitation still lets somebody in. */
export const isOpenInvitation = (state: InvitationState): boolean =>
  state === 'open' || state === 'failed';
