import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ParseOption, XmlDocument, xmlRegisterInputProvider, XsdValidator } from 'libxml2-wasm';
import { fsInputProviders } from 'libxml2-wasm/lib/nodejs.mjs';
import { readFileSync } from 'node:fs';
import { STANDARDS } from '#test-documents/standard-documents.ts';

xmlRegisterInputProvider(fsInputProviders);

/** Problems a schema of UBL 2.1 finds in a document; none when it is valid. */
export const schemaProblems = (
  kind: 'DespatchAdvice' | 'ReceiptAdvice',
  text: string,
): string[] => {
  const file = path.join(STANDARDS, `ubl-2.1/maindoc/UBL-${kind}-2.1.xsd`);
  const schema = XmlDocument.fromBuffer(readFileSync(file), {
    url: pathToFileURL(file).href,
    option: ParseOption.XML_PARSE_NONET,
  });
  const validator = XsdValidator.fromDoc(schema);
  const document = XmlDocument.fromString(text);
  try {
    validator.validate(document);
    return [];
  } catch (error) {
    return [String(error)];
  } finally {
    for (const used of [document, validator, schema]) used.dispose();
  }
};
