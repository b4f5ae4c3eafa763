/** Counts the work of a login attempt; `npm run prove` measures its time (quality S8). */
import { createHook } from 'node:async_hooks';
import type { TestContext } from 'node:test';
import { rewriteStatements } from '#testing/database/statement-rewriting.ts';
import { startTestServer, type TestServer } from '#testing/server/server.ts';

/** Hashes of passwords that are begun while the work lasts; nearly all of its time is theirs. */
export const countHashes = async (work: () => Promise<unknown>): Promise<number> => {
  let count = 0;
  const hook = createHook({
    init: (_id, type) => {
      if (type === 'ARGON2REQUEST') count += 1;
    },
  }).enable();
  try {
    await work();
  } finally {
    hook.disable();
  }
  return count;
};

/** Starts a second server on the database and records the statements each request sends. */
export const startWatched = async (
  t: TestContext,
  { database }: TestServer,
  options: Parameters<typeof startTestServer>[1] = {},
) => {
  const sent: string[] = [];
  const app = rewriteStatements(database.app, (statement) => {
    // The server asks for maintenance once a second by itself.
    const isOfRequest =
      typeof statement !== 'string' && !statement.text.includes('"maintenance_windows"');
    if (isOfRequest) sent.push(statement.text);
    return statement;
  });
  const watched = await startTestServer(t, { ...options, database: { ...database, app } });
  const workOf = async (request: () => Promise<unknown>) => {
    sent.length = 0;
    const hashes = await countHashes(request);
    return { hashes, statements: [...sent] };
  };
  return { watched, workOf };
};
