import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  readDespatchAdvice,
  writeDespatchAdvice,
} from '@abrufbar/domain/imports-despatch-advice.ts';
import { schemaProblems } from '#imports/test-schemas.ts';
import { fieldsOf, standardDocuments, standardsMissing } from '#imports/test-standards.ts';
import { formatUbl } from '#imports/xml-text.ts';
import { parseXml } from '#imports/xml.ts';

test(
  'D-66 the despatch advices of others come back field by field',
  { skip: standardsMissing },
  async (t) => {
    const documents = await standardDocuments('despatch-advice');
    assert.equal(documents.length, 3);
    for (const [name, bytes] of documents) {
      const came = parseXml(bytes);
      const { value, problems } = readDespatchAdvice(came);
      assert.deepEqual(problems, [], name);
      assert.ok(value);
      const text = formatUbl(writeDespatchAdvice(value));
      assert.deepEqual(schemaProblems('DespatchAdvice', text), [], name);
      const [before, after] = [came, parseXml(Buffer.from(text))].map((root) => fieldsOf(root));
      t.diagnostic(`${name}: ${before?.length ?? 0} fields`);
      for (const [place, told] of before ?? []) t.diagnostic(`  ${place} = ${told}`);
      assert.deepEqual(after, before, name);
    }
  },
);
