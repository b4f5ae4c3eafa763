import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { escapeHtml } from '#core/pages/call-table.ts';
import { docsStyle } from '#core/pages/page-style.ts';
import type { KeptMail, Mailbox } from '#core/mail/mailbox.ts';
import { isForOperator } from '#core/http/request-checks.ts';
import { framedMailPolicy, mailboxPolicy } from '#core/http/security-headers.ts';

const STYLE = `${docsStyle}
header a{color:inherit}
.mails{list-style:none;padding:0;margin:0}
.mails a{display:grid;grid-template-columns:1fr auto;gap:0 16px;padding:16px;margin-block-end:12px;background:var(--surface);border:1px solid var(--line);border-radius:12px;color:var(--ink);text-decoration:none}
.mails a:hover{background:var(--surface-2)}
.mails strong{font-size:18px}
.mails span{grid-column:1/-1;color:var(--ink-2);overflow-wrap:anywhere}
.mails time{color:var(--ink-3);white-space:nowrap}
iframe{display:block;inline-size:100%;block-size:820px;border:1px solid var(--line);border-radius:12px;background:var(--surface)}
pre{white-space:pre-wrap;overflow-wrap:anywhere;background:var(--surface);border:1px solid var(--line);border-radius:12px;padding:16px;margin:0}
`;
const STYLE_HASH = `sha256-${createHash('sha256').update(STYLE).digest('base64')}`;

/** `/mailbox`: what would have been sent, while there is no mail server. For this machine only, see below. */
export const serveMailbox = (app: FastifyInstance, mailbox: Mailbox): void => {
  app.get('/mailbox', async (request, reply) =>
    mayLook(request) ? page(reply, listOf(mailbox.list())) : reply.callNotFound(),
  );
  app.get<Numbered>('/mailbox/:number', async (request, reply) => {
    const mail = mailOf(mailbox, request);
    return mail ? page(reply, pageOf(mail)) : reply.callNotFound();
  });
  app.get<Numbered>('/mailbox/:number/html', async (request, reply) => {
    const mail = mailOf(mailbox, request);
    if (!mail) return reply.callNotFound();
    const policy = { 'Content-Security-Policy': framedMailPolicy, 'X-Frame-Options': 'SAMEORIGIN' };
    return html(reply.headers(policy), mail.mail.html);
  });
};

type Numbered = { Params: { readonly number: string } };

// The links sign in as somebody: nobody else may read them.
const mayLook = ({ raw, hostname }: Pick<FastifyRequest, 'raw' | 'hostname'>) =>
  isForOperator(raw, hostname);

const mailOf = (mailbox: Mailbox, request: FastifyRequest<Numbered>) =>
  mayLook(request) ? mailbox.find(Number(request.params.number)) : undefined;

const html = (reply: FastifyReply, text: string) =>
  reply.header('Cache-Control', 'no-store').type('text/html; charset=utf-8').send(text);

const page = (reply: FastifyReply, { title, body }: { title: string; body: string }) =>
  html(
    reply.header('Content-Security-Policy', mailboxPolicy(STYLE_HASH)),
    `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
</head>
<body>
${body}
</body>
</html>
`,
  );

const listOf = (mails: readonly KeptMail[]) => ({
  title: 'Mailbox',
  body: `<header>
<h1>Mailbox</h1>
<p>Mails that would have been sent. They are kept until the server stops; set <code>SMTP_URL</code> to send them.</p>
</header>
<main>
${mails.length === 0 ? '<p>No mail yet.</p>' : `<ul class="mails">${mails.map(entryOf).join('')}</ul>`}
</main>`,
});

const entryOf = ({ number, to, mail, from, at }: KeptMail) => `<li><a href="/mailbox/${number}">
<strong>${escapeHtml(mail.subject)}</strong>${timeOf(at)}
<span>${escapeHtml(`${from.name} to ${to}`)}</span></a></li>`;

const pageOf = ({ number, to, mail, from, at }: KeptMail) => ({
  title: mail.subject,
  body: `<header>
<p><a href="/mailbox">Mailbox</a></p>
<h1>${escapeHtml(mail.subject)}</h1>
<p>From ${escapeHtml(`${from.name} <${from.address}>`)} to ${escapeHtml(to)}, ${timeOf(at)}</p>
</header>
<main>
<h2>HTML</h2>
<iframe title="HTML" src="/mailbox/${number}/html" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>
<h2>Text</h2>
<pre>${escapeHtml(mail.text)}</pre>
</main>`,
});

const CLOCK = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
const timeOf = (at: Date) => `<time datetime="${at.toISOString()}">${CLOCK.format(at)}</time>`;
