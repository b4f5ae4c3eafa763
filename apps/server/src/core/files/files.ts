import type { Readable } from 'node:stream';
import type { RefusalCode } from '@abrufbar/texts/server/refusals.ts';
import { Refusal } from '#core/calls/refusal.ts';

/**
 * Where files of users are kept, each under a random name in the folder of its kind. Rows name them:
 * a file is written before its row commits and removed after the row is gone, so that what a row names
 * always exists. `list` finds files that no row names any more.
 */
export type Files = {
  /** Stores the bytes and returns their name. */
  readonly write: (kind: FileKind, bytes: Uint8Array) => Promise<string>;
  /** The same with bytes that come one after the other and are never held together. */
  readonly writeStream: (kind: FileKind, bytes: AsyncIterable<Uint8Array>) => Promise<string>;
  /** The bytes; null when there is no such file. */
  readonly read: (kind: FileKind, name: string) => Promise<Readable | null>;
  /** Removes a file; one that is gone already is no mistake. */
  readonly remove: (kind: FileKind, name: string) => Promise<void>;
  /** Names of all files last written before an instant. */
  readonly list: (kind: FileKind, before: Date) => Promise<string[]>;
};

/** One folder each. */
export type FileKind = 'pictures' | 'assets' | 'invoices' | 'notes' | 'imports' | 'exports';

/** Form of every name a store gives; any other could reach another folder. */
const NAME = /^[0-9a-f]{32}$/;
export const isFileName = (name: string): boolean => NAME.test(name);

type Answering = {
  /** The bytes, or what makes them once the transaction has ended: nothing waits for a connection meanwhile. */
  readonly body: Readable | Uint8Array | (() => Promise<Readable | Uint8Array>);
  /** Name under which it is kept; without one it is shown. */
  readonly name?: string;
  /** Type, where the call has several. */
  readonly media?: string;
  /** Length in bytes, as far as it is known before. */
  readonly size?: number;
};

/** Answer of a call with a media type. */
export class FileAnswer {
  readonly file: Answering;
  constructor(file: Answering) {
    this.file = file;
  }
}

/** The answer with its body made; called once the transaction has ended. */
export const withBody = async ({ file }: FileAnswer): Promise<FileAnswer> => {
  const { body } = file;
  return new FileAnswer({ ...file, body: typeof body === 'function' ? await body() : body });
};

type Kept = { readonly kind: FileKind; readonly name: string; readonly absent: RefusalCode };

/** The body of a file that is kept, read once the transaction has ended: a store may take long to answer. */
export const keptFile =
  (files: Files, { kind, name, absent }: Kept) =>
  async (): Promise<Readable> => {
    const stream = await files.read(kind, name);
    if (stream === null) throw new Refusal(404, absent);
    return stream;
  };
