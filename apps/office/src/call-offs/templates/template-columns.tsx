import { officeTemplatesTexts } from '@abrufbar/texts/call-offs/office-templates.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import type { Template } from '#call-offs/templates/template-draft.ts';
import type { Column } from '#core/table/columns.ts';

const t = reader(officeTemplatesTexts);

export const templateColumns: readonly Column<Template>[] = [
  {
    id: 'position',
    head: t('bo.template.columns.position'),
    width: 64,
    align: 'end',
    cell: ({ position }) => position,
  },
  {
    id: 'text',
    head: t('bo.template.columns.text'),
    cell: ({ text }) => text,
    full: ({ text }) => text,
  },
];

export const describeTemplate = ({ position, text }: Template): string =>
  t('bo.template.row_aria', { n: position, text });
