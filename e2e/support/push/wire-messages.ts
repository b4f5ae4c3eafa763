/** The messages browser and push service exchange, as far as a test needs them: protocol buffers by hand. */

const varint = (value: number): Buffer => {
  const bytes: number[] = [];
  let rest = BigInt(value);
  while (rest > 0x7fn) {
    bytes.push(Number((rest & 0x7fn) | 0x80n));
    rest >>= 7n;
  }
  return Buffer.from([...bytes, Number(rest)]);
};

const number = (field: number, value: number) => Buffer.concat([varint(field << 3), varint(value)]);
const bytes = (field: number, value: string | Uint8Array) => {
  const content = Buffer.from(value);
  return Buffer.concat([varint((field << 3) | 2), varint(content.length), content]);
};
const fixed64 = (field: number, value: bigint) => {
  const content = Buffer.alloc(8);
  content.writeBigUInt64LE(value);
  return Buffer.concat([varint((field << 3) | 1), content]);
};

/** Answer to the check-in: the identity of the browser. */
export const checkinResponse = (): Buffer =>
  Buffer.concat([
    number(1, 1),
    number(3, Date.now()),
    fixed64(7, 4_111_222_333n),
    fixed64(8, 5_444_555_666n),
    bytes(11, 'v1'),
  ]);

const stanza = (tag: number, content: Buffer) =>
  Buffer.concat([Buffer.from([tag]), varint(content.length), content]);

const VERSION = 41;

/** Answer to the login of a browser that has just connected. */
export const loginResponse = (): Buffer =>
  Buffer.concat([
    Buffer.from([VERSION]),
    stanza(3, Buffer.concat([bytes(1, 'chrome-1'), number(5, 1), number(8, Date.now())])),
  ]);

type DataMessage = {
  /** Id by which the browser acknowledges the message, at every new connection. */
  readonly id: string;
  readonly sender: string;
  /** Which of its registrations it is for, in the browser's own words. */
  readonly subtype: string;
  readonly body: Uint8Array;
};

/** Carries an encrypted message to the browser. */
export const dataMessage = ({ id, sender, subtype, body }: DataMessage): Buffer =>
  stanza(
    8,
    Buffer.concat([
      bytes(2, id),
      bytes(3, sender),
      bytes(5, subtype),
      bytes(7, Buffer.concat([bytes(1, 'content-encoding'), bytes(2, 'aes128gcm')])),
      bytes(9, id),
      number(17, 60),
      number(18, Date.now()),
      bytes(21, body),
    ]),
  );
