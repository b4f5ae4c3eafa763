import * as contract from '@abrufbar/contract/call-offs/office-decisions.ts';
import {
  deleteTemplate,
  insertTemplate,
  listTemplates,
  orderTemplates,
  updateTemplate,
} from '#call-offs/office/template-store.ts';
import { handle, type StaffContext } from '#core/calls/context.ts';
import { Refusal } from '#core/calls/refusal.ts';

export const officeTemplates = handle(contract.officeTemplates, async ({ db, brand }) => ({
  items: await listTemplates(db, brand),
}));

const find = async ({ db, brand }: StaffContext, id: string) => {
  const templates = await listTemplates(db, brand);
  const template = templates.find((one) => one.id === id);
  if (template === undefined) throw new Refusal(404, 'template_not_found');
  return { template, ids: templates.map((one) => one.id).filter((one) => one !== id) };
};

/** The text is no secret and no note of a customer, so the log names it. */
const audited = (id: string, text: string, old: string | null, brand: StaffContext['brand']) => ({
  brands: [brand],
  kind: 'answer-template',
  id,
  name: (text || old || '').slice(0, 60),
  changes: { text: { old, new: text || null } },
});

export const officeCreateTemplate = handle(
  contract.officeCreateTemplate,
  async (context, { text }) => {
    const { db, brand } = context;
    context.effectOn(null);
    const id = await insertTemplate(db, brand, text);
    context.audit(audited(id, text, null, brand));
    return (await find(context, id)).template;
  },
);

export const officeUpdateTemplate = handle(
  contract.officeUpdateTemplate,
  async (context, { id, version, position, text }) => {
    const { db, brand } = context;
    context.effectOn(null);
    const { template: old, ids } = await find(context, id);
    if (!(await updateTemplate(db, { brand, id, version }, text))) {
      throw new Refusal(409, 'template_stale');
    }
    ids.splice(Math.max(0, position - 1), 0, id);
    await orderTemplates(db, brand, ids);
    context.audit(audited(id, text, old.text, brand));
    return (await find(context, id)).template;
  },
);

export const officeRemoveTemplate = handle(
  contract.officeRemoveTemplate,
  async (context, { id }) => {
    const { db, brand } = context;
    context.effectOn(null);
    const { template: old } = await find(context, id);
    await deleteTemplate(db, { brand, id, version: old.version });
    context.audit(audited(id, '', old.text, brand));
    return {};
  },
);
