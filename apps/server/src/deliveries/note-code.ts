/** Identification of a delivery note: its signed code or its number (D-49). */

/** Address a code holds: the camera of any phone opens the portal with it, which then asks for the delivery. */
export const formatNoteCode = (origin: string, deliveryId: string, signature: string): string =>
  `${origin}/qr-scanner?d=${deliveryId}.${signature}`;

/** The signed text of a delivery; it names the supplier, so that codes of two suppliers differ. */
export const signedPart = (deliveryId: string, supplierId: number): string =>
  `delivery-note ${supplierId} ${deliveryId}`;

type NoteName =
  | { readonly kind: 'code'; readonly deliveryId: string; readonly signature: string }
  /** Ways to write the same number, as typed first. */
  | { readonly kind: 'number'; readonly numbers: readonly string[] };

/** Reads the text of a camera or of a person; null if it names no delivery note. */
export const readNoteName = (data: string): NoteName | null =>
  readCode(data.trim()) ?? readNumber(numberOnNote(data) ?? data);

// The host does not count: brands have several, and the signature says whether the code is ours.
const ADDRESS = /^https?:\/\/[^/?#\s]+\/qr-scanner\/?\?(?:[^#]*&)?d=([^&#]*)/i;
const CODE = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{22})$/i;

const readCode = (data: string): NoteName | null => {
  const [, deliveryId, signature] = CODE.exec(ADDRESS.exec(data)?.[1] ?? data) ?? [];
  if (deliveryId === undefined || signature === undefined) return null;
  return { kind: 'code', deliveryId: deliveryId.toLowerCase(), signature };
};

// Plants without our codes print the fields of the note between tags; LS is a delivery note.
const numberOnNote = (data: string): string | null => {
  const [, number] = /<BL>([^<]*)<\/BL>/i.exec(data) ?? [];
  const [, kind = 'LS'] = /<BT>([^<]*)<\/BT>/i.exec(data) ?? [];
  return number !== undefined && kind.trim().toUpperCase() === 'LS' ? number : null;
};

const MAX_NUMBER_CHARACTERS = 40;
const NUMBER = /^[\p{L}\p{N}](?:[\p{L}\p{N} ./_-]*[\p{L}\p{N}])?$/u;

const readNumber = (text: string): NoteName | null => {
  const typed = text.trim();
  if (typed.length > MAX_NUMBER_CHARACTERS || !NUMBER.test(typed)) return null;
  const joined = typed.replaceAll(' ', '');
  return { kind: 'number', numbers: [...new Set([typed, joined, joined.toUpperCase()])] };
};
