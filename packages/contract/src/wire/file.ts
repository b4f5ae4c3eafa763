/** Files on the wire; apart from the other codecs because no first screen sends one. */
import * as z from 'zod/mini';

/** A file as it travels in a multipart body; an empty field stands for none and is null inside (API-33). */
export const upload = z.codec(
  z.custom<'' | Uint8Array<ArrayBuffer>>((value) => value === '' || value instanceof Uint8Array, {
    error: ({ input }) => (input === undefined ? 'required' : 'no_file'),
  }),
  z.custom<Uint8Array<ArrayBuffer> | null>(),
  { decode: (value) => (value === '' ? null : value), encode: (value) => value ?? '' },
);

/** Output of a call that answers with a file; `media` of the call names its type. */
export const fileBody = z.custom<Blob>();
