import {
  type Signature,
  SIGNATURE_UNITS,
  signaturePath,
} from '@abrufbar/domain/deliveries/signature.ts';
import { signatureOf } from '#ubl/build-despatch-advice.ts';
import type { drawnSignature, UblParty } from '#ubl/elements.ts';
import type { ValueOf } from '#xml/shapes.ts';

type Signatures = readonly ValueOf<typeof drawnSignature>[];

type Confirming = {
  readonly at: Date;
  /** The company that received the load. */
  readonly company: string;
  readonly by: { readonly firstName: string; readonly lastName: string } | null;
  /** Without a drawing the name was typed. */
  readonly signed: { readonly name: string; readonly drawing: Signature | null } | null;
};

/**
 * The signature of the person who confirmed (D-48), with the drawing; one with another name is a second signature, so
 * that each names one person (BEY-79).
 */
export const receiptSignatures = ({ at, company, by, signed }: Confirming): Signatures => {
  const persons = by ? [personOf(by.firstName, by.lastName)] : [];
  const confirmed = signatureOf('receipt', 'receiver', { name: company, persons }, at);
  const attachment = signed?.drawing ? attachmentOf(signed.drawing) : null;
  if (signed === null || signed.name === fullName(by)) return [{ ...confirmed, attachment }];
  const other = { name: company, persons: [personOf(null, signed.name)] };
  return [
    { ...confirmed, attachment: null },
    { ...signatureOf('receipt', 'receiver', other, at), id: '2', attachment },
  ];
};

/** A typed name is not taken apart: all of it is the family name. */
const personOf = (firstName: string | null, familyName: string): UblParty['persons'][number] => ({
  firstName,
  familyName,
  papers: [],
});

const fullName = (by: Confirming['by']): string | null => by && `${by.firstName} ${by.lastName}`;

/** Pen of the drawing, in units of its pad. */
const PEN_UNITS = 8;

const attachmentOf = ({ height, strokes }: Signature): Signatures[number]['attachment'] => {
  const pen = `fill="none" stroke="#000" stroke-width="${PEN_UNITS}" stroke-linecap="round" stroke-linejoin="round"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIGNATURE_UNITS} ${height}"><path ${pen} d="${signaturePath(strokes)}"/></svg>`;
  return {
    base64: Buffer.from(svg).toString('base64'),
    type: 'image/svg+xml',
    fileName: 'unterschrift.svg',
  };
};
