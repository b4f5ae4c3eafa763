/** Files on the wire; in a file of its own because no first screen sends one. */
import * as z from 'zod/mini';

/** A file in a multipart body; an empty field means no file and is null inside (API-33). */
export const upload = z.codec(
  z.custom<'' | Uint8Array<ArrayBuffer>>((value) => value === '' || value instanceof Uint8Array, {
    error: ({ input }) => (input === undefined ? 'required' : 'no_file'),
  }),
  z.custom<Uint8Array<ArrayBuffer> | null>(),
  { decode: (value) => (value === '' ? null : value), encode: (value) => value ?? '' },
);

/** Output of a call that answers with a file; `media` of the call names its type. */
export const fileBody = z.custom<Blob>();

/** Instead of a file that is still being drawn: how far it is, and where to ask again. */
export const drawing = z.object({
  /** Percent. */
  progress: z.int(),
  url: z.string(),
});
