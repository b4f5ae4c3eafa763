import { refuseFields } from '#core/calls/refusal.ts';

/** A time by the clock of a device; its form alone is known, and no day may be one that does not exist or that nothing can store. */
export const deviceTime = (field: string, sent: string): Date => {
  const at = new Date(sent);
  const isReal = !Number.isNaN(at.getTime()) && at.toISOString() === sent && sent >= '1000';
  if (!isReal) throw refuseFields([{ field, problem: 'date_time' }]);
  return at;
};
