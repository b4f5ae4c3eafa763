import type { XmlElement } from '#xml/shapes.ts';
import { SaxesParser } from 'saxes';
import { readUtf8 } from '#xml/utf8.ts';

/** No document of a delivery is nested deeper or longer; beyond that it is an attack. */
const MAX_DEPTH = 60;
const MAX_ELEMENTS = 100_000;
const MAX_ATTRIBUTES = 100_000;
const MAX_NAME_CHARS = 100;

export type XmlFault = 'encoding' | 'doctype' | 'too_deep' | 'too_large' | 'malformed';
export class XmlError extends Error {
  readonly fault: XmlFault;
  constructor(fault: XmlFault) {
    super(fault);
    this.fault = fault;
  }
}

const UBL = 'urn:oasis:names:specification:ubl:schema:xsd';
const CII = 'urn:un:unece:uncefact:data:standard';
/** Prefixes as the standards print them; the root elements of UBL bear none. */
const PREFIXES: ReadonlyMap<string, string> = new Map([
  [`${UBL}:DespatchAdvice-2`, ''],
  [`${UBL}:ReceiptAdvice-2`, ''],
  [`${UBL}:Invoice-2`, ''],
  [`${UBL}:CreditNote-2`, ''],
  [`${UBL}:CommonAggregateComponents-2`, 'cac:'],
  [`${UBL}:CommonBasicComponents-2`, 'cbc:'],
  [`${CII}:CrossIndustryInvoice:100`, 'rsm:'],
  [`${CII}:ReusableAggregateBusinessInformationEntity:100`, 'ram:'],
  [`${CII}:UnqualifiedDataType:100`, 'udt:'],
  [`${CII}:QualifiedDataType:100`, 'qdt:'],
]);
/** A name of no known standard keeps its namespace, so that no table matches it; reports show it. */
const nameOf = (uri: string, local: string): string =>
  `${PREFIXES.get(uri) ?? `{${uri.slice(0, MAX_NAME_CHARS)}}`}${local.slice(0, MAX_NAME_CHARS)}`;

type Growing = Omit<XmlElement, 'text' | 'children'> & { text: string; children: XmlElement[] };

/**
 * Reads a document strictly as it arrives: without document type and so without entities of its own, within
 * limits that end the reading where they are passed.
 */
export const parseXml = (bytes: Uint8Array): XmlElement => {
  const source = readUtf8(bytes);
  // A zero beside the first character is UTF-16 without a byte order mark.
  if (source === null || source.startsWith('\0') || source[1] === '\0') {
    throw new XmlError('encoding');
  }
  const parser = new SaxesParser({ xmlns: true });
  const open: Growing[] = [];
  let root: Growing | undefined;
  let [elements, attributesRead] = [0, 0];
  const refuse = (fault: XmlFault) => (): never => {
    throw new XmlError(fault);
  };
  const addText = (text: string) => {
    const current = open.at(-1);
    if (current) current.text += text;
  };
  parser.on('error', refuse('malformed'));
  parser.on('doctype', refuse('doctype'));
  parser.on('xmldecl', ({ encoding = 'utf-8' }) => {
    if (!/^(utf-8|us-ascii)$/i.test(encoding)) throw new XmlError('encoding');
  });
  parser.on('attribute', () => {
    attributesRead += 1;
    if (attributesRead > MAX_ATTRIBUTES) throw new XmlError('too_large');
  });
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('opentag', ({ uri, local, attributes }) => {
    elements += 1;
    if (elements > MAX_ELEMENTS) throw new XmlError('too_large');
    if (open.length >= MAX_DEPTH) throw new XmlError('too_deep');
    const named = Object.values(attributes).map(({ name, value }) => [name, value] as const);
    const element: Growing = {
      name: nameOf(uri, local),
      attributes: Object.fromEntries(named),
      text: '',
      children: [],
    };
    open.at(-1)?.children.push(element);
    root ??= element;
    open.push(element);
  });
  parser.on('closetag', () => {
    const element = open.pop();
    if (element) element.text = element.text.trim().normalize('NFC');
  });
  parser.write(source.replace(/^\uFEFF/, '')).close();
  if (root === undefined) throw new XmlError('malformed');
  return root;
};
