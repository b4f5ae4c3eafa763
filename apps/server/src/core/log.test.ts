import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { test } from 'node:test';

// In a process of its own, because the log goes to standard error.
const logged = (statement: string): Record<string, unknown>[] => {
  const script = `
    const { openLog } = await import(${JSON.stringify(new URL('./log.ts', import.meta.url).href)});
    const log = openLog({ LOG_LEVEL: 'info' });
    ${statement}`;
  const output = execFileSync(
    'sh',
    ['-c', '"$0" --input-type=module -e "$1" 2>&1', process.execPath, script],
    { encoding: 'utf8' },
  );
  return output
    .trim()
    .split('\n')
    .map((line): Record<string, unknown> => JSON.parse(line));
};

test('D-64 a line of the log is JSON with a time', () => {
  const [line] = logged(`log.info({ requestId: 'r1', route: 'user' }, 'answered')`);
  assert.equal(line?.['requestId'], 'r1');
  assert.equal(line?.['level'], 'info');
  assert.equal(line?.['msg'], 'answered');
  assert.ok(Date.parse(String(line?.['time'])) > 0);
});

test('D-64 secrets and personal data do not reach the log', () => {
  const text = JSON.stringify(
    logged(`
      log.info({ password: 'geheim', request: { token: 'geheim', headers: { authorization: 'geheim' } } });
      log.warn({ user: { email: 'geheim@example.de', id: 'u1' } });`),
  );
  assert.doesNotMatch(text, /geheim/);
  assert.match(text, /"id":"u1"/);
});

test('D-64 an error keeps its kind and place, a database error loses the values it quotes', () => {
  const lines = logged(`
    log.error({ err: new TypeError('x is no function', { cause: new Error('deeper') }) });
    const error = new Error('Key (email)=(geheim@example.de) already exists.');
    Object.assign(error, { severity: 'ERROR', code: '23505', table: 'users', detail: 'geheim' });
    log.error({ err: error });
    log.error(error);
    log.info('started');`);
  assert.equal(lines.length, 4);
  assert.equal(lines[3]?.['msg'], 'started');
  const text = JSON.stringify(lines);
  assert.match(text, /TypeError.*x is no function.*deeper/);
  assert.match(text, /23505.*users/);
  assert.doesNotMatch(text, /geheim/);
});

test('D-64 an error that the job queue reports as a plain object keeps its message, without addresses', () => {
  const [failed, unreachable, quoted] = logged(`
    const error = new Error('The paper of 42 is gone, told to m.demir@bau.example (Queue: documents.remove)');
    log.error({ err: { ...error, message: error.message, stack: error.stack, queue: 'documents.remove' } });
    log.error({ err: { message: 'sorry, too many clients already', severity: 'FATAL', code: '53300' } });
    log.error({ err: { message: 'invalid input: "geheim"', severity: 'ERROR', code: '22P02', detail: 'geheim' } });`).map(
    ({ err }) => Object(err),
  );
  assert.match(failed.message, /^The paper of 42 is gone, told to \[removed\] \(Queue: documents/);
  assert.match(failed.stack, /^ {4}at /);
  assert.equal(failed.queue, 'documents.remove');
  assert.equal(unreachable.message, 'sorry, too many clients already');
  assert.deepEqual(quoted, { type: 'object', stack: '', code: '22P02' });
});
