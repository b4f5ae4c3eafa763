import type { Caller } from '#core/calls/context.ts';

const CACHE_TTL_MS = 5_000;
const MAX_CALLERS = 10_000;

type Recent = { readonly caller: Caller; readonly foundAt: number; readonly expiresAt: string };

/**
 * Callers that were looked up a moment ago, by the digest of their token, for calls that only read. The
 * times are those of the running process: they must not jump when somebody sets the clock.
 */
export const createCallerCache = (time: () => number = () => performance.now()) => {
  const callers = new Map<string, Recent>();
  const revoked = new Map<string, number>();
  const isRevoked = (userId: string) => time() - (revoked.get(userId) ?? -Infinity) < CACHE_TTL_MS;

  return {
    /** The caller, unless looked up too long ago or the session ended meanwhile. */
    recall: (digest: string, now: Date): Caller | null => {
      const recent = callers.get(digest);
      if (recent === undefined) return null;
      const fresh = time() - recent.foundAt < CACHE_TTL_MS && now < new Date(recent.expiresAt);
      return fresh ? recent.caller : null;
    },

    keep: (digest: string, caller: Caller, expiresAt: string): void => {
      if (isRevoked(caller.userId)) return;
      callers.delete(digest); // a Map keeps the order of insertion: the oldest leaves first
      callers.set(digest, { caller, foundAt: time(), expiresAt });
      const [oldest] = callers.keys();
      if (callers.size > MAX_CALLERS && oldest !== undefined) callers.delete(oldest);
    },

    /**
     * Forgets a user at once, and for a while caches nothing about that user: a transaction that is about to
     * end the session may still be open, so a concurrent look-up would find the session alive.
     */
    forget: (userId: string): void => {
      for (const [digest, { caller }] of callers) {
        if (caller.userId === userId) callers.delete(digest);
      }
      for (const user of revoked.keys()) if (!isRevoked(user)) revoked.delete(user);
      revoked.set(userId, time());
    },

    forgetAll: (): void => callers.clear(),
  };
};
