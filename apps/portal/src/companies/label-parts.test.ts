import assert from 'node:assert/strict';
import { test } from 'node:test';
import { texts } from '@abrufbar/texts/lookup/text.ts';
import { companyLabel } from '#companies/company-label.ts';
import { labelParts } from '#companies/label-parts.ts';

const company = (company_name: string, company_nr: string) => ({
  company_name,
  company_nr,
});

test('CMP-02 a label comes apart behind the name, whatever the name and the wording are', (context) => {
  const parts = (name: string, number: string) => Object.values(labelParts(company(name, number)));
  assert.equal(companyLabel(company('Harms & Co.', '104233')), 'Harms & Co. (104233)');
  assert.deepEqual(parts('Harms & Co.', '104233'), ['Harms & Co.', ' (104233)']);
  assert.deepEqual(parts('Bau 1 (Nord)', '1'), ['Bau 1 (Nord)', ' (1)']);
  context.after(() => (texts.of = (_, own) => own));
  texts.of = () => '{nummer} {name}';
  assert.deepEqual(parts('Harms & Co.', '104233'), ['104233 Harms & Co.', '']);
  texts.of = () => 'Firma {nummer}';
  assert.deepEqual(parts('Harms & Co.', '104233'), ['', 'Firma 104233']);
});
