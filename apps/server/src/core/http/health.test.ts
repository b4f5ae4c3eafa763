import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { startCoreServer } from '#testing/server/core-server.ts';

const { request } = await startCoreServer({ after });

test('health checks say nothing but that all is well', async () => {
  for (const path of ['/healthz', '/readyz']) {
    const { status, text, headers } = await request('GET', path);
    assert.deepEqual([status, text], [200, 'ok']);
    assert.equal(headers.get('Cache-Control'), 'no-store');
  }
});

test('metrics count requests by route template, for this machine only', async () => {
  await request('GET', 'tests/echo/secret-id?count=1');
  const { status, text } = await request('GET', '/metrics');
  assert.equal(status, 200);
  assert.match(
    text,
    /http_request_duration_seconds_count\{method="GET",route="\/api\/v2\/tests\/echo\/:id",status="200"\} 1/,
  );
  assert.doesNotMatch(text, /secret-id/);
  const headers = { 'X-Forwarded-For': '192.0.2.1' };
  assert.equal((await request('GET', '/metrics', { headers })).status, 404);
});
