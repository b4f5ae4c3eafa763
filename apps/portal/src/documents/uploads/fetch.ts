/** An upload without progress for this long is aborted. */
const PROGRESS_TIMEOUT_MS = 60_000;

/** A `fetch` that reports the progress of the upload; the browser's own does not. */
export const uploadFetch =
  (onPart: (part: number) => void): typeof fetch =>
  (address, { method = 'GET', headers, body = null } = {}) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(method, address instanceof Request ? address.url : address);
      for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
      request.responseType = 'blob';
      let progressTimer = setTimeout(() => request.abort(), PROGRESS_TIMEOUT_MS);
      request.upload.addEventListener('progress', ({ loaded, total }) => {
        clearTimeout(progressTimer);
        progressTimer = setTimeout(() => request.abort(), PROGRESS_TIMEOUT_MS);
        onPart(loaded / total);
      });
      request.addEventListener('loadend', () => {
        clearTimeout(progressTimer);
        const { status } = request;
        const body: unknown = request.response;
        if (status === 0) reject(new TypeError('no answer'));
        else resolve(new Response(bodyOf(status, body), { status, headers: heads(request) }));
      });
      // The client sends a form, never a stream.
      request.send(body as XMLHttpRequestBodyInit | null);
    });

/** Some statuses must not have a body. */
const bodyOf = (status: number, body: unknown): Blob | null =>
  [204, 205, 304].includes(status) || !(body instanceof Blob) ? null : body;

const heads = (request: XMLHttpRequest): [string, string][] =>
  request
    .getAllResponseHeaders()
    .trim()
    .split('\r\n')
    .map((line) => {
      const [name = '', ...rest] = line.split(': ');
      return [name, rest.join(': ')];
    });
