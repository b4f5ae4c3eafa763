import type { Brand } from '@abrufbar/domain/values/brand.ts';
import { appTexts } from '@abrufbar/texts/frame/app.ts';
import { mailTexts } from '@abrufbar/texts/server/mail.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { escapeHtml } from '#core/pages/call-table.ts';
import type { Mail } from '#core/mail/mail.ts';

const t = reader({ ...appTexts, ...mailTexts });

/** Content of one mail, without its layout. */
type Letter = {
  readonly brand: Brand;
  readonly subject: string;
  /** Stands above the text in place of the subject. */
  readonly heading?: string;
  /** Above the button. */
  readonly before: readonly string[];
  /** Facts of the mail, each with its label. */
  readonly facts?: readonly (readonly [label: string, value: string])[];
  /** The one thing to do. */
  readonly action: { readonly label: string; readonly url: string };
  /** Below the button. */
  readonly after: readonly string[];
  /** Where mails of this kind are switched off. */
  readonly settings?: { readonly text: string; readonly label: string; readonly url: string };
};

/** Ground and text of the head and of the button, light and dark: the tokens of docs/design.md section 4.2. */
type Look = Readonly<Record<'deep' | 'onDeep' | 'brand' | 'onBrand' | 'link', string>>;
const LOOKS: Readonly<Record<Brand, { readonly light: Look; readonly dark: Look }>> = {
  nordstein: {
    light: {
      deep: '#08363F',
      onDeep: '#FFFFFF',
      brand: '#0A4A57',
      onBrand: '#FFFFFF',
      link: '#0A4A57',
    },
    dark: {
      deep: '#0B2A31',
      onDeep: '#F3F6F6',
      brand: '#74CFDD',
      onBrand: '#04242B',
      link: '#8ADBE8',
    },
  },
  suedkies: {
    light: {
      deep: '#221C10',
      onDeep: '#FFFFFF',
      brand: '#FFC21A',
      onBrand: '#1A1508',
      link: '#5F4300',
    },
    dark: {
      deep: '#1B170D',
      onDeep: '#F3F6F6',
      brand: '#FFC933',
      onBrand: '#1A1508',
      link: '#FFD65F',
    },
  },
};
const LIGHT = { page: '#F1F2EE', card: '#FFFFFF', ink: '#12171A', faint: '#4A5357' };
const DARK = { page: '#0D1113', card: '#171C1F', ink: '#F3F6F6', faint: '#B4BEC2' };

/** Puts a letter into text and HTML. Nothing is loaded from anywhere, so nobody learns who reads it when. */
export const renderMail = (letter: Letter): Mail => ({
  subject: letter.subject,
  text: textOf(letter),
  html: htmlOf(letter),
  ...(letter.settings && { unsubscribe: letter.settings.url }),
});

const textOf = ({ brand, heading, before, facts = [], action, after, settings }: Letter): string =>
  [
    ...(heading === undefined ? [] : [heading]),
    ...before,
    ...(facts.length > 0 ? [facts.map((fact) => fact.join(': ')).join('\n')] : []),
    `${action.label}:\n${action.url}`,
    ...after,
    ...(settings ? [`${settings.text}\n${settings.label}: ${settings.url}`] : []),
    `-- \n${t('mail.sender', { marke: t(`brand.${brand}`) })}\n${t('mail.automatic')}`,
  ].join('\n\n');

const SMALL = `margin:0;font-size:14px;line-height:20px;color:${LIGHT.faint}`;

const factsOf = (facts: NonNullable<Letter['facts']>): string => {
  const rows = facts.map(
    ([label, value]) =>
      `<tr><td class="faint" style="padding:4px 16px 4px 0;vertical-align:top;color:${LIGHT.faint}">${escapeHtml(label)}</td>` +
      `<td style="padding:4px 0;vertical-align:top;font-weight:700">${escapeHtml(value)}</td></tr>`,
  );
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 16px">${rows.join('\n')}</table>`;
};

const settingsOf = ({ text, label, url }: NonNullable<Letter['settings']>, color: string): string =>
  `<p class="faint" style="${SMALL};margin-bottom:8px">${escapeHtml(text)} ` +
  `<a class="link" href="${escapeHtml(url)}" target="_blank" rel="noopener noreferrer" style="color:${color}">${escapeHtml(label)}</a></p>`;

// Mail programs know tables and inline style best; the sheet only adds what a dark screen needs.
const htmlOf = ({
  brand,
  subject,
  heading = subject,
  before,
  facts = [],
  action,
  after,
  settings,
}: Letter): string => {
  const { light, dark } = LOOKS[brand];
  const name = escapeHtml(t('mail.sender', { marke: t(`brand.${brand}`) }));
  const url = escapeHtml(action.url);
  const paragraph = (text: string) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`;
  return `<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>
:root{color-scheme:light dark}
@media (prefers-color-scheme:dark){
.page{background:${DARK.page} !important}
.card{background:${DARK.card} !important;color:${DARK.ink} !important}
.head{background:${dark.deep} !important;color:${dark.onDeep} !important}
.button{background:${dark.brand} !important;color:${dark.onBrand} !important}
.faint{color:${DARK.faint} !important}
.link{color:${dark.link} !important}
}
</style>
</head>
<body class="page" style="margin:0;padding:0;background:${LIGHT.page}">
<table class="page" role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${LIGHT.page}"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;font-family:'Sofia Sans',system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif;font-size:17px;line-height:25px;text-align:left">
<tr><td class="head" style="padding:20px 24px;border-radius:14px 14px 0 0;background:${light.deep};color:${light.onDeep};font-size:20px;font-weight:700">${name}</td></tr>
<tr><td class="card" style="padding:28px 24px;border-radius:0 0 14px 14px;background:${LIGHT.card};color:${LIGHT.ink}">
<h1 style="margin:0 0 16px;font-size:24px;line-height:30px">${escapeHtml(heading)}</h1>
${before.map(paragraph).join('\n')}
${facts.length > 0 ? factsOf(facts) : ''}
<p style="margin:24px 0"><a class="button" href="${url}" target="_blank" rel="noopener noreferrer" style="display:inline-block;padding:16px 24px;border-radius:14px;background:${light.brand};color:${light.onBrand};font-weight:700;text-decoration:none">${escapeHtml(action.label)}</a></p>
${after.map(paragraph).join('\n')}
<p class="faint" style="${SMALL}">${escapeHtml(t('mail.link_fallback'))}</p>
<p style="${SMALL};overflow-wrap:anywhere;word-break:break-all"><a class="link" href="${url}" target="_blank" rel="noopener noreferrer" style="color:${light.link}">${url}</a></p>
</td></tr>
<tr><td style="padding:16px 24px">${settings ? settingsOf(settings, light.link) : ''}<p class="faint" style="${SMALL}">${escapeHtml(t('mail.automatic'))}</p></td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
};
