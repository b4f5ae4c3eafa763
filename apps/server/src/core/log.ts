import { type Logger, pino } from 'pino';
import type { Settings } from '#core/settings.ts';

export type { Logger } from 'pino';

/**
 * Fields that could carry personal data or secrets. Nobody should log them; if somebody does, they do
 * not reach the disk (D-64).
 */
const SECRET_FIELDS: ReadonlySet<string> = new Set([
  'password',
  'token',
  'access_token',
  '_im',
  'authorization',
  'cookie',
  'email',
  'username',
  'first_name',
  'last_name',
  'address',
  'remoteAddress',
  'detail', // PostgreSQL repeats column values there
  'parameters',
]);

/** Structured log, one JSON object a line, on standard error so that standard output stays readable. */
export const openLog = (settings: Pick<Settings, 'LOG_LEVEL'>): Logger =>
  pino(
    {
      level: settings.LOG_LEVEL,
      base: null,
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      formatters: { level: (level) => ({ level }), log: withoutSecrets },
      hooks: {
        // A line about an error without words of its own would repeat those of the error.
        logMethod(args, write) {
          write.apply(this, args.length === 1 && holdsError(args[0]) ? [args[0], 'failed'] : args);
        },
      },
      serializers: { err: describeError },
    },
    pino.destination({ dest: 2, sync: false }),
  );

/** The fields with secret ones removed at any depth; pino's own redaction takes longer (decision 0023). */
const withoutSecrets = (fields: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      SECRET_FIELDS.has(name) ? '[removed]' : withoutSecretsIn(value),
    ]),
  );

const withoutSecretsIn = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutSecretsIn);
  return isPlain(value) ? withoutSecrets(value) : value; // errors have their own way, see describeError
};

const isPlain = (value: unknown): value is object => {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

const holdsError = (fields: unknown): boolean =>
  fields instanceof Error || (typeof fields === 'object' && fields !== null && 'err' in fields);

/**
 * Classes of SQLSTATE whose messages name what the server lacks and never a value: connection, rollback,
 * resources, locks, operator, system, fault.
 */
const CLASSES_WITHOUT_VALUES = ['08', '40', '53', '55', '57', '58', 'XX'];

const EMAILS = /[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g;

/**
 * An error as kind, place, message and code; the job queue reports plain objects with the same fields. Most
 * PostgreSQL errors quote column values in their message, so of those only the code, the table and the
 * constraint are kept.
 */
const describeError = (error: unknown): Record<string, unknown> => {
  if (typeof error !== 'object' || error === null) return { type: typeof error };
  const { message, stack, code }: { message?: unknown; stack?: unknown; code?: unknown } = error;
  const lines = typeof stack === 'string' ? stack.split('\n') : [];
  const described: Record<string, unknown> = {
    type: error instanceof Error ? error.name : 'object',
    stack: lines.filter((line) => line.startsWith('    at ')).join('\n'),
  };
  const mayQuote =
    'severity' in error && !CLASSES_WITHOUT_VALUES.includes(String(code).slice(0, 2));
  if (typeof message === 'string' && !mayQuote) {
    described['message'] = message.replaceAll(EMAILS, '[removed]');
  }
  for (const field of ['code', 'table', 'constraint', 'routine', 'queue'] as const) {
    if (field in error) described[field] = Reflect.get(error, field);
  }
  if ('cause' in error && error.cause !== undefined)
    described['cause'] = describeError(error.cause);
  return described;
};
