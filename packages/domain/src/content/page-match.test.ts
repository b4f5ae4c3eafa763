import assert from 'node:assert/strict';
import test from 'node:test';
import { findByPath } from '#content/page-match.ts';

test('help belongs to a path pattern with placeholders for ids (D-57)', () => {
  const cases: [pattern: string, path: string, matches: boolean][] = [
    ['/dashboard', '/dashboard', true],
    ['/dashboard', 'dashboard', true], // the portal asks without the leading slash
    ['/dashboard', '/dashboard/', true],
    ['/dashboard', '/help', false],
    ['/contract-detail/{id}', '/contract-detail/019aa0b1', true],
    ['/contract-detail/{id}', '/contract-detail', false],
    ['/contract-detail/{id}', '/contract-detail/', false],
    ['/contract-detail/{id}', '/contract-detail/a/b', false],
    ['/contract-detail/{id}', '/delivery-incoming/a', false],
    ['/messages/single/{id}', '/messages/single/a', true],
    ['/a.c', '/abc', false], // no regular expression
  ];
  for (const [pattern, path, matches] of cases) {
    const page = { path: pattern };
    assert.equal(findByPath([page], path), matches ? page : null, `${pattern} ${path}`);
  }
});

test('the most exact pattern wins, whatever the order (D-57)', () => {
  const general = { path: '/messages/{id}' };
  const exact = { path: '/messages/single' };
  assert.equal(findByPath([general, exact], '/messages/single'), exact);
  assert.equal(findByPath([exact, general], '/messages/single'), exact);
  assert.equal(findByPath([exact, general], '/messages/7'), general);
  assert.equal(findByPath([exact, general], '/dashboard'), null);
  assert.equal(findByPath([], '/dashboard'), null);
});
