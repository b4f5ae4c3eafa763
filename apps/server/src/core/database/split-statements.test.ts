import assert from 'node:assert/strict';
import { test } from 'node:test';
import { splitStatements } from '#core/database/split-statements.ts';

const CASES: readonly (readonly [string, string, readonly string[]])[] = [
  ['nothing', ' \n;; ', []],
  ['the last semicolon may be missing', 'SELECT 1; SELECT 2', ['SELECT 1', 'SELECT 2']],
  ['text', "SELECT 'a;b', 'it''s; fine';SELECT 2", ["SELECT 'a;b', 'it''s; fine'", 'SELECT 2']],
  ['text with escapes', "SELECT E'a\\';b';SELECT e'\\\\'", ["SELECT E'a\\';b'", "SELECT e'\\\\'"]],
  [
    'a backslash in plain text escapes nothing',
    "SELECT 'a\\';SELECT 2",
    ["SELECT 'a\\'", 'SELECT 2'],
  ],
  ['quoted names', 'SELECT "a;""b";SELECT 2', ['SELECT "a;""b"', 'SELECT 2']],
  ['line comments', "SELECT 1 -- don't; stop\n, 2;-- end;", ['SELECT 1  \n, 2']],
  [
    'block comments',
    "SELECT /* it's; /* nested; */ on; */ 1; SELECT 2",
    ['SELECT   1', 'SELECT 2'],
  ],
  ['slashes and stars', 'SELECT 4 / 2 * 1 - 1; SELECT 2', ['SELECT 4 / 2 * 1 - 1', 'SELECT 2']],
  [
    'bodies',
    'CREATE FUNCTION f() RETURNS void AS $$ BEGIN; END; $$ LANGUAGE plpgsql; SELECT 2',
    ['CREATE FUNCTION f() RETURNS void AS $$ BEGIN; END; $$ LANGUAGE plpgsql', 'SELECT 2'],
  ],
  [
    'bodies in bodies',
    'DO $outer$ EXECUTE $$ a; $$; $inner$ b; $inner$; $outer$; SELECT 2',
    ['DO $outer$ EXECUTE $$ a; $$; $inner$ b; $inner$; $outer$', 'SELECT 2'],
  ],
  [
    'dollar signs that open nothing',
    'SELECT $1; SELECT a$b; SELECT 5',
    ['SELECT $1', 'SELECT a$b', 'SELECT 5'],
  ],
];

for (const [name, text, statements] of CASES) {
  test(`statements are cut where they end: ${name}`, () => {
    assert.deepEqual(splitStatements(text), statements);
  });
}
