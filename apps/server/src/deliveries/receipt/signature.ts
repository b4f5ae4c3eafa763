import {
  formatSignature,
  readSignature,
  signerProblem,
  type Signature,
} from '@abrufbar/domain/deliveries/signature.ts';
import { sql } from 'kysely';
import { refuseFields } from '#core/calls/refusal.ts';

/** Name and strokes as they are stored; without strokes the name was typed. */
export type Signed = { readonly by: string; readonly drawing: string | null };

type Sent = { readonly signed_by?: string | undefined; readonly signature?: string | undefined };

/** The signature that came with a confirmation, written out again; null without one (BEY-78). */
export const signedIn = ({ signed_by: by, signature: text }: Sent): Signed | null => {
  const wrong = by === undefined ? null : signerProblem(by);
  if (wrong !== null) throw refuseFields([{ field: 'signed_by', problem: wrong }]);
  if (text === undefined) return by === undefined ? null : { by, drawing: null };
  const { signature, problem } = readSignature(text);
  if (problem !== null) throw refuseFields([{ field: 'signature', problem }]);
  if (by === undefined) throw refuseFields([{ field: 'signed_by', problem: 'required' }]);
  return { by, drawing: formatSignature(signature) };
};

export type SignatureRow = { signed_by: string; drawing: string | null };

/** Signature of the delivery `d`: of its newest event, if that is the confirmation that counts. */
export const signatureIn = (scope: readonly number[]) => sql<SignatureRow | null>`(
  SELECT CASE WHEN d.confirmed AND r.kind = 'confirmed' AND r.signed_by IS NOT NULL
    THEN json_build_object('signed_by', r.signed_by, 'drawing', r.signature) END
  FROM delivery_receipts r
  WHERE r.company_id = ANY (${scope}::int[]) AND r.company_id = d.company_id AND r.delivery_id = d.id
  ORDER BY r.number DESC LIMIT 1
) AS signature`;

/** The drawing as it was stored; null where the name was typed. */
export const drawingOf = ({ drawing }: Pick<SignatureRow, 'drawing'>): Signature | null =>
  drawing === null ? null : readSignature(drawing).signature;

export const presentSignature = (row: SignatureRow) => {
  const drawing = drawingOf(row);
  return {
    signed_by: row.signed_by,
    height: drawing?.height ?? null,
    strokes: (drawing?.strokes ?? []).map((stroke) => [...stroke]),
  };
};
