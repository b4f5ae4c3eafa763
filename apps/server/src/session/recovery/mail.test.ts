import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BRANDS } from '@abrufbar/domain/values/brand.ts';
import { recoveryMail } from '#session/recovery/mail.ts';

const link = {
  name: 'Änne <b>Öztürk</b> & "Co"',
  origin: 'https://portal.example',
  token: 'abp_1',
};
const URL_OF_LINK = 'https://portal.example/password-reset#abp_1';

test('D-12 the text contains everything: person, purpose, link, its lifetime, advice for an unwanted mail', () => {
  const { subject, text } = recoveryMail({ ...link, brand: 'nordstein' });
  assert.equal(subject, 'Neues Passwort vergeben');
  assert.equal(
    text,
    `Guten Tag Änne <b>Öztürk</b> & "Co",

für Ihren Zugang zu abrufbar wurde ein neues Passwort angefordert. Mit dem folgenden Link vergeben Sie es.

Neues Passwort vergeben:
${URL_OF_LINK}

Der Link gilt 60 Minuten und nur einmal. Ein früher verschickter Link gilt nicht mehr.

Sie haben das nicht angefordert? Dann müssen Sie nichts tun, Ihr Passwort bleibt, wie es ist.

--${' '}
Nordstein abrufbar
Diese Nachricht wurde automatisch verschickt. Bitte antworten Sie nicht darauf.`,
  );
});

for (const brand of BRANDS) {
  test(`D-12 the HTML of ${brand} says the same, loads nothing and is no way in for a name`, () => {
    const { html, text } = recoveryMail({ ...link, brand });
    const bare = html.replace(/<(style|title)>[\s\S]*?<\/\1>/g, '').replace(/<[^>]+>/g, '\n');
    const plain = bare.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"');
    const said = plain.replaceAll('&amp;', '&');
    for (const line of text.split('\n').filter((one) => !/^(-- |.*:)$/.test(one) && one !== '')) {
      assert.ok(said.includes(line), line);
    }
    assert.doesNotMatch(html, /<b>|src=|url\(|@import|<script|<img|<link|<form/i);
    const addresses = html.match(/https?:[^"<\s]+/g);
    assert.deepEqual(new Set(addresses), new Set([URL_OF_LINK]));
  });
}

test('the two brands look different, and both have colours for a dark screen', () => {
  const [one, other] = BRANDS.map((brand) => recoveryMail({ ...link, brand }).html);
  assert.match(one ?? '', /<meta name="color-scheme" content="light dark">/);
  assert.match(one ?? '', /class="button" [^>]*background:#0A4A57;color:#FFFFFF/);
  assert.match(other ?? '', /class="button" [^>]*background:#FFC21A;color:#1A1508/);
  const dark = (html = '') => /prefers-color-scheme:dark\)\{([\s\S]*?)\n\}/.exec(html)?.[1] ?? '';
  assert.match(dark(one), /\.button\{background:#74CFDD !important;color:#04242B !important\}/);
  assert.match(dark(other), /\.head\{background:#1B170D !important;color:#F3F6F6 !important\}/);
  for (const part of ['page', 'card', 'faint', 'link']) {
    assert.match(dark(one), new RegExp(`\\.${part}\\{[^}]*#`), part);
    assert.match(one ?? '', new RegExp(`class="${part}"`), part);
  }
});
