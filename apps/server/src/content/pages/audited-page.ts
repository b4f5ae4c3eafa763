import type { Page } from '@abrufbar/domain/content/pages.ts';
import { BRANDS } from '@abrufbar/domain/values/brand.ts';
import { appTexts } from '@abrufbar/texts/frame/app.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import type { StaffAction } from '#core/staff-audit.ts';

const t = reader(appTexts);

/** A text as the audit log names it, with the brands whose staff may read that. */
export const auditedPage = (page: Page, name: string | null): StaffAction => ({
  brands: page.kind === 'help' ? BRANDS : [page.brand],
  kind: page.kind === 'maintenance' ? 'maintenance-text' : page.kind,
  id: null,
  name: page.kind === 'help' ? (name ?? page.path) : t(`brand.${page.brand}`),
});
