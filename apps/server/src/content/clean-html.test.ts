import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cleanMessage, cleanPage } from '#content/clean-html.ts';

const SAFE = 'target="_blank" rel="noopener noreferrer"';

test('D-60 pages keep headings, lists and tables and lose everything that acts', () => {
  const cases: [string, string][] = [
    [
      '<h2>Anlieferung</h2><p>Bitte <strong>anrufen</strong>.</p>',
      '<h2>Anlieferung</h2><p>Bitte <strong>anrufen</strong>.</p>',
    ],
    ['<ul><li>a<li>b</ul>', '<ul><li>a</li><li>b</li></ul>'],
    [
      '<table><tr><td colspan="2">1</td></tr></table>',
      '<table><tr><td colspan="2">1</td></tr></table>',
    ],
    ['<p style="position:fixed" onclick="x()" class="y">a</p>', '<p>a</p>'],
    ['a<script>alert(1)</script><style>*{}</style>b', 'ab'],
    ['<iframe src="https://x.example"></iframe><object data="x"></object>c', 'c'],
    ['<form action="https://x.example"><input name="p"><button>Los</button></form>', 'Los'],
    ['<img src="x" onerror="alert(1)"><svg onload="alert(1)">d</svg>', 'd'],
    ['5 < 6 & 7', '5 &lt; 6 &amp; 7'],
  ];
  for (const [given, cleaned] of cases) assert.equal(cleanPage(given), cleaned);
});

test('D-60 links open safely', () => {
  const cases: [string, string][] = [
    ['https://werk.example', `<a href="https://werk.example" ${SAFE}>x</a>`],
    ['tel:+4951199', `<a href="tel:+4951199" ${SAFE}>x</a>`],
    ['/privacy-terms', '<a href="/privacy-terms">x</a>'],
    ['#lieferung', '<a href="#lieferung">x</a>'],
  ];
  for (const [href, link] of cases) assert.equal(cleanPage(`<a href="${href}">x</a>`), link);
  for (const href of ['javascript:alert(1)', 'data:text/html,x', '//x.example', '/\\x.example']) {
    assert.doesNotMatch(cleanPage(`<a href="${href}">x</a>`), /href/, href);
  }
  assert.equal(
    cleanPage('<a href="https://werk.example" target="_top" rel="opener">x</a>'),
    `<a href="https://werk.example" ${SAFE}>x</a>`,
  );
});

test('D-60 a message is one paragraph', () => {
  assert.equal(
    cleanMessage('<h1>Werk <b>Lauenau</b></h1><p>zu</p><script>1</script>'),
    'Werk <b>Lauenau</b>zu',
  );
});
