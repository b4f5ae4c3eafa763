import { useMe } from '#core/session.ts';

/** Whether the role decides and creates call-offs; otherwise nothing of it is shown (OFF-22). */
export const useMayDecide = (): boolean => useMe()?.write.includes('call-offs') ?? false;
