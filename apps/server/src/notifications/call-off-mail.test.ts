import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BRANDS } from '@abrufbar/domain/values/brand.ts';
import { callOffMail } from '#notifications/call-off-mail.ts';

const MESSAGE = {
  type: 'calloff.reminder',
  reference_id: 'a/b?c',
  payload: {
    title: 'Erinnerung <b>an</b> die Lieferung',
    construction_site_name: 'B 73 "Nord" & Süd',
    material_name: 'Splitt <5/8>',
    quantity: '80,00',
    quantity_unit: 't',
    delivery_start_date: '21.11.2026',
    delivery_start_time: '07:00',
    delivery_end_date: '21.11.2026',
    delivery_end_time: '15:00',
  },
};
const PERSON = {
  email: 'a@bau.example',
  name: 'Änne <i>Öztürk</i>',
  company_name: 'Bau & Co',
  CallOff: true,
  Reminder: true,
};
const ORIGIN = 'https://portal.example';

for (const brand of BRANDS) {
  test(`D-54 the HTML of ${brand} says what the text says, loads nothing and leads nowhere else`, () => {
    const person = { ...PERSON, brand };
    const { html, text, unsubscribe } = callOffMail({
      message: MESSAGE,
      person,
      kind: 'Reminder',
      origin: ORIGIN,
    });
    const bare = html.replace(/<(style|title)>[\s\S]*?<\/\1>/g, '').replace(/<[^>]+>/g, '\n');
    const plain = bare.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"');
    const said = plain.replaceAll('&amp;', '&');
    const words = text.split('\n').flatMap((line) => line.split(': '));
    for (const word of words.filter((one) => !/^(-- |.*:)?$/.test(one) && one !== '')) {
      if (word !== unsubscribe) assert.ok(said.includes(word), word);
    }
    assert.match(text, /^Erinnerung <b>an/);
    assert.match(text, /wir erinnern an eine bestätigte Lieferung für Bau & Co\./);
    assert.match(text, /„E-Mail zur Erinnerung“ für Bau & Co/);
    assert.match(text, /^Menge: 80,00 t$/m);
    assert.doesNotMatch(html, /<[bi]>|<5|src=|url\(|@import|<script|<img|<link|<form/i);
    const addresses = html.match(/https?:[^"<\s]+/g);
    assert.equal(unsubscribe, `${ORIGIN}/settings`);
    const portal = `${ORIGIN}/calloff-detail/a%2Fb%3Fc`;
    assert.deepEqual(new Set(addresses), new Set([portal, unsubscribe]));
  });
}

test('T-26 a mail leaves out the fields its message lacks', () => {
  const { text, subject } = callOffMail({
    message: { ...MESSAGE, payload: { title: 'Abruf angefragt' } },
    person: { ...PERSON, brand: 'nordstein' },
    kind: 'CallOff',
    origin: ORIGIN,
  });
  assert.equal(subject, 'Abruf angefragt');
  assert.doesNotMatch(text, /undefined|null|Baustelle|Menge|Lieferbeginn/);
});
