import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatUbl } from '#ubl/format-ubl.ts';
import { parseXml, XmlError, type XmlFault } from '#xml/parse-xml.ts';

const UBL = 'urn:oasis:names:specification:ubl:schema:xsd';
const attributes = (count: number, prefix = '') =>
  Array.from({ length: count }, (_, at) => ` ${prefix}a${at}="b"`).join('');
const faultOf = (source: string | Buffer): XmlFault | null => {
  try {
    parseXml(Buffer.from(source));
    return null;
  } catch (error) {
    if (error instanceof XmlError) return error.fault;
    throw error;
  }
};

test('D-66 a document is read strictly, without entities and within limits', () => {
  for (const [source, fault] of [
    ['<a/>', null],
    ['\uFEFF<?xml version="1.0" encoding="UTF-8"?><a/>', null],
    [`${'<a>'.repeat(60)}${'</a>'.repeat(60)}`, null],
    [`${'<a>'.repeat(61)}${'</a>'.repeat(61)}`, 'too_deep'],
    ['<a>'.repeat(1_000_000), 'too_deep'],
    [`<a>${'<b/>'.repeat(99_999)}</a>`, null],
    [`<a>${'<b/>'.repeat(100_000)}</a>`, 'too_large'],
    ['<!DOCTYPE a><a/>', 'doctype'],
    ['<!DOCTYPE a SYSTEM "file:///etc/passwd"><a/>', 'doctype'],
    ['<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>', 'doctype'],
    ['<a>&b;</a>', 'malformed'],
    ['', 'malformed'],
    ['<a>', 'malformed'],
    ['<a><b></a></b>', 'malformed'],
    ['<a/><b/>', 'malformed'],
    ['<a b="1" b="2"/>', 'malformed'],
    ['<c:a/>', 'malformed'],
    ['<a>\u0000</a>', 'malformed'],
    ['<a>&#xD800;</a>', 'malformed'],
    [Buffer.from('<a>ä</a>', 'latin1'), 'encoding'],
    [Buffer.from('<a/>', 'utf16le'), 'encoding'],
    [Buffer.from('\uFEFF<a/>', 'utf16le'), 'encoding'],
    [Buffer.from('<a/>', 'utf16le').swap16(), 'encoding'],
    [Buffer.from('\uFEFF<a/>', 'utf16le').swap16(), 'encoding'],
    ['<?xml version="1.0" encoding="utf-8"?><a/>', null],
    ['<?xml version="1.0" encoding="US-ASCII"?><a/>', null],
    ['<?xml version="1.0" encoding="ISO-8859-1"?><a/>', 'encoding'],
    ['<?xml version="1.0" encoding="UTF-16"?><a/>', 'encoding'],
    [`<a${attributes(100_000)}/>`, null],
    [`<a><b${attributes(50_000)}/><b${attributes(50_001)}/></a>`, 'too_large'],
    [`<a${attributes(500_000)}/>`, 'too_large'],
    [`<a${attributes(500_000, 'xmlns:')}/>`, 'too_large'],
  ] as const) {
    assert.equal(faultOf(source), fault, source.toString('utf8').slice(0, 40));
  }
});

test('D-66 names are those of the standard, whatever prefixes the document uses', () => {
  const text = '<![CDATA[x < y]]> &amp; z&#246;o\u0308';
  const root = parseXml(
    Buffer.from(`<q:Invoice xmlns:q="${UBL}:Invoice-2" xmlns="${UBL}:CommonBasicComponents-2"
      xmlns:cbc="urn:other"><ID schemeID="a"> ${text} </ID><cbc:ID>no</cbc:ID></q:Invoice>`),
  );
  assert.equal(root.name, 'Invoice');
  assert.deepEqual(root.children, [
    { name: 'cbc:ID', attributes: { schemeID: 'a' }, text: 'x < y & zöö', children: [] },
    { name: '{urn:other}ID', attributes: {}, text: 'no', children: [] },
  ]);
  const long = 'x'.repeat(101);
  const { name } = parseXml(Buffer.from(`<${long} xmlns="${long}"/>`));
  assert.equal(name, `{${'x'.repeat(100)}}${'x'.repeat(100)}`);
});

test('D-66 quality S7 no text leaves its element, and what XML cannot hold is left out', () => {
  for (const [text, expected = text] of [
    ['</ID><script>alert(1)</script>'],
    ['"><ID>'],
    [']]>'],
    ['&lt;&#0;'],
    ['Zeile 1\nZeile 2'],
    ['a\tb\rc'],
    ['a\u0000b\u0008\uFFFEc\uD800d', 'abc\uFFFDd'],
    ['Große Straße 😀'],
  ] as const) {
    const attributes = { schemeID: text };
    const root = { name: 'DespatchAdvice', attributes, text: '', children: [] };
    const id = { name: 'cbc:ID', attributes: {}, text, children: [] };
    const [read] = parseXml(Buffer.from(formatUbl({ ...root, children: [id] }))).children;
    assert.equal(read?.text, expected);
  }
});
