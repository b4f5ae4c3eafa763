import * as contract from '@abrufbar/contract/call-offs/office-templates.ts';
import {
  deleteTemplate,
  insertTemplate,
  listTemplates,
  orderTemplates,
  updateTemplate,
} from '#call-offs/office/template-store.ts';
import { handle, type StaffContext } from '#core/calls/context.ts';
import { Refusal, refuseStale } from '#core/calls/refusal.ts';
import { changesBetween } from '#core/staff-audit.ts';

type Template = Awaited<ReturnType<typeof listTemplates>>[number];

const present = ({ id, version, position, text }: Template) => ({ id, version, position, text });

export const officeTemplates = handle(contract.officeTemplates, async ({ db, brand }) => ({
  items: (await listTemplates(db, brand)).map(present),
}));

const find = async ({ db, brand }: StaffContext, id: string) => {
  const templates = await listTemplates(db, brand);
  const template = templates.find((one) => one.id === id);
  if (template === undefined) throw new Refusal(404, 'template_not_found');
  return { template, others: templates.filter((one) => one !== template) };
};

/** Names who was faster and when. */
const refuseLate = async (context: StaffContext, id: string): Promise<Refusal> => {
  const { template } = await find(context, id);
  return refuseStale(template.changed_by ?? '', template.changed_at ?? '');
};

const NAME_CHARACTERS = 60;

/** The text is no secret and no note of a customer, so the log names it. */
const audited = ({ brand }: StaffContext, { id, text }: Pick<Template, 'id' | 'text'>) => ({
  brands: [brand],
  kind: 'answer-template',
  id,
  name: text.slice(0, NAME_CHARACTERS),
});

export const officeCreateTemplate = handle(
  contract.officeCreateTemplate,
  async (context, { text }) => {
    context.effectOn(null);
    const id = await insertTemplate(context.db, context.brand, text);
    const changes = { text: { old: null, new: text } };
    context.audit({ ...audited(context, { id, text }), changes });
    return present((await find(context, id)).template);
  },
);

export const officeUpdateTemplate = handle(
  contract.officeUpdateTemplate,
  async (context, { id, version, text, position }) => {
    const { db, brand, staff, now } = context;
    context.effectOn(null);
    const { template: old, others } = await find(context, id);
    const author = { name: staff.name, at: now };
    if (!(await updateTemplate(db, { brand, id, version }, text, author))) {
      throw await refuseLate(context, id);
    }
    if (position) {
      const ids = others.map((one) => one.id);
      ids.splice(Math.max(0, position - 1), 0, id);
      await orderTemplates(db, brand, ids);
    }
    const { template } = await find(context, id);
    const fieldsOf = (one: Template) => ({ text: one.text, position: one.position });
    const changes = changesBetween(fieldsOf(old), fieldsOf(template));
    context.audit({ ...audited(context, template), changes });
    return present(template);
  },
);

export const officeRemoveTemplate = handle(
  contract.officeRemoveTemplate,
  async (context, { id, version }) => {
    const { db, brand } = context;
    context.effectOn(null);
    const { template } = await find(context, id);
    if (!(await deleteTemplate(db, { brand, id, version }))) throw await refuseLate(context, id);
    const changes = { text: { old: template.text, new: null } };
    context.audit({ ...audited(context, template), changes });
    return {};
  },
);
