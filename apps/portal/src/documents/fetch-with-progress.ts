import { fileName } from '#documents/file-name.ts';
import { fetchWhenDrawn } from '#documents/fetch-when-drawn.ts';

type Watching = {
  readonly onName: (name: string | null) => void;
  /** Share from 0 to 1; never called if the server does not announce the size. */
  readonly onPart: (part: number) => void;
  /** How much of a paper is drawn that the server has to draw first. */
  readonly onDrawn: (part: number) => void;
};

/** A `fetch` that reports the file name of an answer and the progress of its drawing and download. */
export const countingFetch =
  ({ onName, onPart, onDrawn }: Watching): typeof fetch =>
  async (...request) => {
    const response = await fetchWhenDrawn(onDrawn, ...request);
    const { headers, body } = response;
    onName(fileName(headers.get('Content-Disposition')));
    const total = Number(headers.get('Content-Length') ?? 0);
    if (!body || total === 0) return response;
    let come = 0;
    const counting = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform: (piece, controller) => {
        come += piece.length;
        onPart(come / total);
        controller.enqueue(piece);
      },
    });
    return new Response(body.pipeThrough(counting), response);
  };
