import assert from 'node:assert/strict';
import { test } from 'node:test';
import { splitSun } from './styles.ts';

test('BEY-110 rules of the sun mode leave the style sheets that every device loads', () => {
  const others =
    '.a{color:red}@media (min-width:64em){.a{color:blue}.b:is(.c,.d){top:0}}@font-face{src:url(a)}';
  const sun = '[data-sun] .a{color:#000}[data-sun] :is(.b,.c),[data-sun] .d{top:0}';
  assert.deepEqual(splitSun(sun + others), { sun, others });
  assert.deepEqual(splitSun(others + sun), { sun, others });
  assert.deepEqual(splitSun(''), { sun: '', others: '' });
});

test('BEY-110 a rule that is half of the sun mode ends the build', () => {
  const half = [
    '.a,[data-sun] .b{top:0}',
    '@media print{[data-sun] .a{top:0}}',
    ':is([data-sun] .a,.b){top:0}',
  ];
  for (const css of half) assert.throws(() => splitSun(css), /rule of its own/);
});
