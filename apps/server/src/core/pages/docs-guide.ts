/** Beginning of the readable description: how to call, and what numbers and words mean. */
import { ACTIONS, CALL_OFF_STATUSES, PROVIDER_ACTIONS } from '@abrufbar/domain/call-offs/status.ts';
import { MATERIAL_CATEGORIES } from '@abrufbar/domain/deliveries/delivery.ts';
import { POSITIONS } from '@abrufbar/domain/registration/registration.ts';
import { ABANDONED_SECONDS, MAX_DIRECT_LINES } from '@abrufbar/contract/documents.ts';
import { MAX_SYNC_ROWS } from '@abrufbar/contract/imports/tickets.ts';
import { callOffsTexts } from '@abrufbar/texts/call-offs/call-offs.ts';
import { filtersTexts } from '@abrufbar/texts/frame/filters.ts';
import { fillIn } from '@abrufbar/texts/lookup/text.ts';
import { registrationTexts } from '@abrufbar/texts/registration.ts';
import { apiTexts } from '@abrufbar/texts/server/api.ts';
import { guideChapters } from '@abrufbar/texts/server/api-guide.ts';
import {
  actionTexts,
  contractStatusTexts,
  deliveryStatusTexts,
  importStateTexts,
  notificationTypeMeanings,
  themeTexts,
  valueTitles,
} from '@abrufbar/texts/server/api-values.ts';
import { REQUESTS_PER_MINUTE } from '#core/calls/rate-limit.ts';
import { FORM_KIBIBYTES, IMPORT_MEBIBYTES } from '#core/http/read-input.ts';
import { escapeHtml } from '#core/pages/call-table.ts';

/** Ids of the two sections, for links. */
export const GUIDE_SECTIONS = [
  ['aufrufen', apiTexts.guide],
  ['werte-und-bedeutung', valueTitles.heading],
] as const;

const LIMITS = {
  formKibibytes: FORM_KIBIBYTES,
  importMebibytes: IMPORT_MEBIBYTES,
  queuedRows: MAX_SYNC_ROWS,
  directLines: MAX_DIRECT_LINES,
  abandonedSeconds: ABANDONED_SECONDS,
  requestsPerMinute: REQUESTS_PER_MINUTE,
};

/** Chapters on how to call, each with an example. */
export const guideOf = (origin: string): string =>
  guideChapters(origin, LIMITS)
    .map(
      ({ id, title, paragraphs, example }) => `<article id="${id}">
<h3>${escapeHtml(title)}</h3>
${paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`).join('\n')}
${example === undefined ? '' : codeOf(example)}
</article>`,
    )
    .join('\n');

/** Text to copy, as it is. */
export const codeOf = (text: string): string =>
  `<pre class="scroll" tabindex="0"><code>${escapeHtml(text)}</code></pre>`;

type Meanings = readonly (readonly [value: string | number, meaning: string])[];

/** A step of the supplier with the states it leads from and to. */
const stepOf = (action: (typeof PROVIDER_ACTIONS)[number]): string => {
  const { from, to } = ACTIONS[action];
  return fillIn(valueTitles.step, {
    satz: actionTexts[action],
    von: from.join(', '),
    nach: to === 'earlier' ? valueTitles.earlier : String(to),
  });
};

const TABLES: readonly (readonly [title: string, Meanings])[] = [
  [
    valueTitles.call_off_status,
    CALL_OFF_STATUSES.map((status) => [status, callOffsTexts[`calloff.status.${status}`]]),
  ],
  [valueTitles.action, PROVIDER_ACTIONS.map((action) => [action, stepOf(action)])],
  [valueTitles.contract_status, Object.entries(contractStatusTexts)],
  [valueTitles.delivery_status, Object.entries(deliveryStatusTexts)],
  [
    valueTitles.material_category,
    MATERIAL_CATEGORIES.map((one) => [one, filtersTexts[`material_category.${one}`]]),
  ],
  [
    valueTitles.position,
    POSITIONS.map((one) => [one, registrationTexts[`register.position.${one}`]]),
  ],
  [valueTitles.theme, Object.entries(themeTexts)],
  [valueTitles.import_state, Object.entries(importStateTexts)],
  [valueTitles.notification_type, Object.entries(notificationTypeMeanings)],
];

/** Tables of the numbers and words that stand for something. */
export const valuesSection = (): string =>
  TABLES.map(
    ([title, meanings]) => `<article>
<h3>${escapeHtml(title)}</h3>
<dl>${meanings.map(([value, meaning]) => `<dt><code>${escapeHtml(String(value))}</code></dt><dd>${escapeHtml(meaning)}</dd>`).join('')}</dl>
</article>`,
  ).join('\n');
