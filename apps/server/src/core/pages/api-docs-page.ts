import { createHash } from 'node:crypto';
import type { Call, PublishedCall } from '@abrufbar/contract/protocol/call.ts';
import { conceptOf, inputSchema, outputSchema } from '@abrufbar/contract/protocol/field-texts.ts';
import { describeApi } from '@abrufbar/contract/protocol/openapi.ts';
import { statusesOf } from '@abrufbar/contract/protocol/statuses.ts';
import { apiTexts, conceptTitles, statusTexts } from '@abrufbar/texts/server/api.ts';
import { fieldTexts } from '@abrufbar/texts/fields/all-fields.ts';
import { fillIn } from '@abrufbar/texts/lookup/text.ts';
import type { FastifyInstance } from 'fastify';
import { escapeHtml, tableOf } from '#core/pages/call-table.ts';
import { exampleOf } from '#core/pages/docs-example.ts';
import { GUIDE_SECTIONS, guideOf, valuesSection } from '#core/pages/docs-guide.ts';
import { docsStyle } from '#core/pages/page-style.ts';
import { plainPagePolicy } from '#core/http/security-headers.ts';

/** Where the JSON schema of what a call takes stands by itself, for validators (D-66). */
const schemaPath = ({ name }: Call): string => `/api/v2/schemas/${name}.json`;

const schemaOf = (call: Call, id: string) => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  ...(id.startsWith('http') && { $id: id }),
  title: call.summary,
  ...inputSchema(call, fieldTexts),
});

/** `/api/v2/openapi.json`, the schema of each JSON body alone, and the same for people at `/api/docs`. */
export const serveDocs = (
  app: FastifyInstance,
  calls: readonly PublishedCall[],
  publicUrl: string | undefined,
): void => {
  const texts = { ...apiTexts, statuses: statusTexts, concepts: conceptTitles, fields: fieldTexts };
  // Made when first asked for: describing every schema would be a tenth of each start.
  const document = once(() => JSON.stringify(describeApi(calls, texts, publicUrl ?? '')));
  const page = once(() => pageOf(calls, publicUrl ?? EXAMPLE_ORIGIN));
  const styleHash = `sha256-${createHash('sha256').update(docsStyle).digest('base64')}`;

  app.get('/api/v2/openapi.json', async (_request, reply) =>
    reply
      .header('Cache-Control', 'no-store')
      .type('application/json; charset=utf-8')
      .send(document()),
  );
  for (const call of calls.filter(({ body }) => body === 'json')) {
    const path = schemaPath(call);
    const schema = once(() => JSON.stringify(schemaOf(call, `${publicUrl ?? ''}${path}`)));
    app.get(path, async (_request, reply) =>
      reply
        .header('Cache-Control', 'no-store')
        .type('application/schema+json; charset=utf-8')
        .send(schema()),
    );
  }
  app.get('/api/docs', async (_request, reply) =>
    reply
      .headers({
        'Cache-Control': 'no-store',
        'Content-Security-Policy': plainPagePolicy(styleHash),
      })
      .type('text/html; charset=utf-8')
      .send(page()),
  );
};

const once = (make: () => string): (() => string) => {
  let made: string | undefined;
  return () => (made ??= make());
};

/** Stands where a server does not know its own address. */
const EXAMPLE_ORIGIN = 'https://portal.example';

const pageOf = (calls: readonly PublishedCall[], origin: string): string => {
  const groups = [...Map.groupBy(calls, conceptOf)];
  return `<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${apiTexts.title}</title>
<style>${docsStyle}</style>
</head>
<body>
<header>
<h1>${apiTexts.title}</h1>
<p>${apiTexts.intro}</p>
<p><a href="/api/v2/openapi.json">${apiTexts.document}</a></p>
<nav><ul>${[...GUIDE_SECTIONS, ...groups.map(([concept]) => [concept, titleOf(concept)])].map(([id, title]) => `<li><a href="#${id}">${title}</a></li>`).join('')}</ul></nav>
</header>
<main>
${GUIDE_SECTIONS.map(
  ([id, title], at) => `<section id="${id}">
<h2>${title}</h2>
${at === 0 ? guideOf(origin) : valuesSection()}
</section>`,
).join('\n')}
${groups.map(([concept, ofConcept]) => groupOf(concept, ofConcept, origin)).join('\n')}
</main>
</body>
</html>
`;
};

const titleOf = (concept: string) => escapeHtml(conceptTitles[concept] ?? concept);

const groupOf = (
  concept: string,
  calls: readonly PublishedCall[],
  origin: string,
) => `<section id="${concept}">
<h2>${titleOf(concept)}</h2>
${calls.map((call) => articleOf(call, origin)).join('\n')}
</section>`;

const articleOf = (call: PublishedCall, origin: string) => `<article id="${call.name}">
<h3><span class="method ${call.kind}">${call.method}</span> <code>/api/v2/${escapeHtml(call.path)}</code></h3>
<p>${escapeHtml(call.summary)}</p>
<ul class="marks">${marksOf(call)
  .map((mark) => `<li>${escapeHtml(mark)}</li>`)
  .join('')}</ul>
<h4>${apiTexts.input}</h4>
${tableOf(inputSchema(call, fieldTexts), [apiTexts.given, apiTexts.not_given], apiTexts.no_input)}
${call.body === 'json' ? `<p><a href="${schemaPath(call)}">${apiTexts.schema}</a></p>` : ''}
<h4>${apiTexts.output}</h4>
${tableOf(outputSchema(call, fieldTexts), [apiTexts.always, apiTexts.sometimes], apiTexts.no_output)}
<details><summary>${apiTexts.answers}</summary><dl>${statusesOf(call)
  .map((status) => `<dt>${status}</dt><dd>${statusTexts[status]}</dd>`)
  .join('')}</dl></details>
<details><summary>${apiTexts.example}</summary>${exampleOf(call, origin)}</details>
</article>`;

const marksOf = ({
  kind,
  who,
  audited,
  permissions,
  changePermission,
}: PublishedCall): string[] => [
  apiTexts[`kind_${kind}`],
  apiTexts[`who_${who}`],
  ...[permissions ?? [], changePermission ?? []]
    .flat()
    .map((name) => fillIn(apiTexts.permission, { name })),
  ...(audited ? [apiTexts.audited] : []),
];
