import assert from 'node:assert/strict';
import { test } from 'node:test';
import { brandOrigin, linkOrigin } from '#core/http/link-origin.ts';
import { readSettings } from '#core/settings.ts';

const HOSTS = 'portal.nordstein.example=nordstein,portal.suedkies.example=suedkies';
const PUBLIC_URL = 'https://abrufbar.example:8443';

const cases: [what: string, env: Record<string, string>, host: string, origin: string][] = [
  ['this machine', {}, 'localhost', 'http://localhost:4100'],
  ['this machine by number', {}, '127.0.0.1', 'http://127.0.0.1:4100'],
  ['a brand on this machine', {}, 'Suedkies.localhost', 'http://suedkies.localhost:4100'],
  ['a made-up host', {}, 'evil.example', 'http://localhost:4100'],
  ['a made-up host that looks alike', {}, 'localhost.evil.example', 'http://localhost:4100'],
  [
    'a brand',
    { BRAND_HOSTS: HOSTS },
    'portal.suedkies.example',
    'http://portal.suedkies.example:4100',
  ],
  ['the public address', { PUBLIC_URL }, 'abrufbar.example', PUBLIC_URL],
  ['a made-up host beside it', { PUBLIC_URL }, 'evil.example', PUBLIC_URL],
  ['this machine beside it', { PUBLIC_URL }, 'nordstein.localhost', PUBLIC_URL],
  [
    'a brand beside it',
    { PUBLIC_URL, BRAND_HOSTS: HOSTS },
    'portal.suedkies.example',
    'https://portal.suedkies.example:8443',
  ],
];

for (const [what, env, hostname, origin] of cases) {
  test(`D-12 a link asked for at ${what} leads to ${origin}`, () => {
    assert.equal(linkOrigin(readSettings(env), { hostname, port: 4100 }), origin);
  });
}

const unasked: [what: string, env: Record<string, string>, origin: string][] = [
  ['on this machine', {}, 'http://suedkies.localhost:4100'],
  ['with hosts', { BRAND_HOSTS: HOSTS }, 'http://portal.suedkies.example:4100'],
  ['with an address', { PUBLIC_URL }, PUBLIC_URL],
  ['with both', { PUBLIC_URL, BRAND_HOSTS: HOSTS }, 'https://portal.suedkies.example:8443'],
  [
    'whose address is one of several of the brand',
    { PUBLIC_URL, BRAND_HOSTS: `${HOSTS},abrufbar.example=suedkies` },
    PUBLIC_URL,
  ],
  ['without a host of its own', { BRAND_HOSTS: 'a.example=nordstein' }, 'http://localhost:4100'],
];

for (const [what, env, origin] of unasked) {
  test(`D-54 a link nobody asked for ${what} leads to ${origin}`, () => {
    assert.equal(brandOrigin(readSettings(env), 'suedkies', 4100), origin);
  });
}
