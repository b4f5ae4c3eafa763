import { part } from '@abrufbar/web/lazy-page.tsx';

const ServerHtml = part(() =>
  import('#core/content/server-html.tsx').then((file) => file.ServerHtml),
);

/** A paragraph of the supplier's staff (D-60). Plain text is shown at once, markup once the cleaner is loaded. */
export const ServerMessage = ({ message }: { message: string }) =>
  /[<&]/.test(message) ? <ServerHtml html={message} /> : <p>{message}</p>;
