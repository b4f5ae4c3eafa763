/** The list request on bare node:http: what it costs without routing, limits, headers, log and the rest. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import * as deliveries from '@abrufbar/contract/deliveries/deliveries.ts';
import { berlinDay } from '@abrufbar/domain/values/calendar.ts';
import { scopeOf } from '../../apps/server/src/core/calls/caller-scope.ts';
import { inTransaction, openDatabase } from '../../apps/server/src/core/database/database.ts';
import { inputDecoder } from '../../apps/server/src/core/calls/decode-input.ts';
import { outputEncoder } from '../../apps/server/src/core/calls/encode-output.ts';
import { incoming } from '../../apps/server/src/deliveries/handlers.ts';
import { listen } from '../../apps/server/src/core/database/listen.ts';
import { authenticate, revocations } from '../../apps/server/src/session/authenticate.ts';

const call = deliveries.incoming;
const database = openDatabase(process.env['APP_URL'] ?? '', 'app');
const decode = inputDecoder(call);
const encode = outputEncoder(call, false);
listen(database, { session_revoked: revocations });

const answer = async ({ headers, url = '' }: IncomingMessage): Promise<string> => {
  const now = new Date();
  const token = headers.authorization?.slice('Bearer '.length) ?? '';
  const caller = await authenticate(database, token, now, 'read');
  if (!caller) throw new Error('no session');
  const input = decode(Object.fromEntries(new URLSearchParams(url.split('?')[1])));
  const scope = scopeOf(call, caller, input);
  const context = { now, today: berlinDay(now), caller, scope };
  const { userId } = caller;
  const output = await inTransaction(
    database,
    { companies: scope, userId, readOnly: true },
    (db) => incoming.run({ ...context, db } as never, input as never), // the handler reads these fields alone
  );
  return JSON.stringify({ data: encode(output) });
};

const send = (response: ServerResponse, text: string): void => {
  response.writeHead(200, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(text),
  });
  response.end(text);
};

createServer((request, response) => {
  if (request.url === '/readyz') send(response, 'ok');
  else void answer(request).then((text) => send(response, text));
}).listen(Number(process.env['PORT']), process.env['HOST']);

process.on('SIGTERM', () => process.exit());
