import { fileName } from '#documents/file-name.ts';

type Watching = {
  readonly onName: (name: string | null) => void;
  /** Of 1; never called where the server does not know beforehand how much it will be. */
  readonly onPart: (part: number) => void;
};

/** A `fetch` that tells what the file of an answer is called and how much of it has come. */
export const countingFetch =
  ({ onName, onPart }: Watching): typeof fetch =>
  async (...request) => {
    const response = await fetch(...request);
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
