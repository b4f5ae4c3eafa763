/** The part of the office's access list about texts and maintenance. */
import {
  administration,
  editing,
  everybody,
  ofAllBrands,
  type OfficeAccess,
  type OfficeRows,
  plain,
  readingTexts,
  withCode,
} from '#testing/requests/office-ways.ts';

const planned = {
  both: false,
  starts_at: '2027-02-01T18:00:00.000Z',
  expected_until: null,
  text: 'Das Portal wird gewartet.',
};

const written = ({ text_key }: OfficeRows) => ({ key: text_key });

export const TEXT_ACCESS: Readonly<Record<string, OfficeAccess>> = {
  'content.officePages': plain(readingTexts(200)),
  'content.officePage': plain(readingTexts(404, ({ privacy: { key } }) => ({ key }))),
  'content.officePageVersion': plain(
    readingTexts(404, ({ terms: { key } }) => ({ key, number: 1 })),
  ),
  'content.officeCreatePage': ofAllBrands(
    plain(editing(200, () => ({ path: '/messages', name: 'Nachrichten' }))),
  ),
  'content.officeSaveDraft': plain(
    editing(404, (rows) => ({ ...rows.privacy, html: '<p>Neu</p>' })),
  ),
  'content.officeDiscardDraft': plain(editing(404, ({ privacy }) => privacy)),
  'content.officePublish': plain(editing(404, ({ privacy }) => privacy)),
  'content.officePublishTerms': withCode(editing(404, ({ terms }) => terms)),
  'content.officeRemovePage': ofAllBrands(
    plain(editing(200, ({ help_key }) => ({ key: help_key, version: 0 }))),
  ),
  'content.officeTranslations': plain(readingTexts(200)),
  'content.officeTranslation': plain(readingTexts(404, written)),
  'content.officeUpdateTranslation': plain(
    editing(404, (rows) => ({ ...written(rows), version: 1, own_text: 'Der Vertrag ruht' })),
  ),
  'content.officeResetTranslation': plain(
    editing(404, (rows) => ({ ...written(rows), version: '1' })),
  ),
  'content.officeTranslationExport': withCode(
    readingTexts(200, () => ({ columns: ['key'], format: 'csv' })),
  ),
  'content.officeMaintenance': plain(administration(200)),
  'content.officeRunningMaintenance': plain(everybody(200)),
  'content.officeBeginMaintenance': withCode(administration(200, () => planned)),
  'content.officeUpdateMaintenance': withCode(
    administration(404, ({ maintenance_id }) => ({ id: maintenance_id, version: 1, ...planned })),
  ),
  'content.officeEndMaintenance': withCode(
    administration(404, ({ maintenance_id }) => ({ id: maintenance_id, version: 1 })),
  ),
};
