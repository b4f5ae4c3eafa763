import * as contract from '@abrufbar/contract/content/office-pages.ts';
import { isHelpPath, type Page, pageKey, pageOfKey } from '@abrufbar/domain/content/pages.ts';
import { BRANDS } from '@abrufbar/domain/values/brand.ts';
import { auditedPage } from '#content/pages/audited-page.ts';
import {
  countPeople,
  deletePage,
  type Draft,
  findDraft,
  findVersion,
  listPages,
  listVersions,
  saveDraft,
} from '#content/pages/page-store.ts';
import { findVersionAt, insertVersion } from '#content/pages/version-store.ts';
import { handle, type StaffContext } from '#core/calls/context.ts';
import { Refusal, refuseFields, refuseStale } from '#core/calls/refusal.ts';

/** A colleague who has written within this time is writing still. */
const EDITING_MS = 10 * 60_000;

/** Help pages speak to customers of all brands, so only who holds all of them changes them (OFF-148). */
const mayChangeHelp = ({ staff }: StaffContext): boolean =>
  BRANDS.every((brand) => staff.brands.includes(brand));

export const officePages = handle(contract.officePages, async (context) => {
  const { db, brand, suppliers } = context;
  const rows = await listPages(db, brand);
  return {
    items: rows.flatMap((row) => {
      const page = pageOfKey(row.key);
      return page === null ? [] : [{ ...row, kind: page.kind }];
    }),
    people: await countPeople(db, suppliers),
    may_change_help: mayChangeHelp(context),
  };
});

/** The text of a key: of the chosen brand, or help. */
const pageOf = ({ brand }: StaffContext, key: string): Page => {
  const page = pageOfKey(key);
  const isOwn = page !== null && (page.kind === 'help' || page.brand === brand);
  if (!isOwn) throw new Refusal(404, 'page_not_found');
  return page;
};

const present = async ({ db, staff, now }: StaffContext, page: Page) => {
  const draft = await findDraft(db, page, { isLocked: false });
  const versions = await listVersions(db, page);
  const current = await findVersionAt(db, page, now);
  const isOther =
    draft !== undefined &&
    draft.html !== null &&
    draft.changed_by_id !== staff.staffId &&
    now.getTime() - new Date(draft.changed_at).getTime() < EDITING_MS;
  return {
    key: pageKey(page),
    kind: page.kind,
    name: draft?.name ?? null,
    has_draft: (draft?.html ?? null) !== null,
    is_published: versions.length > 0,
    version: draft?.version ?? 0,
    draft: draft?.html ?? null,
    changed_by: draft?.changed_by ?? null,
    changed_at: draft?.changed_at ?? null,
    editing: isOther ? draft.changed_by : null,
    html: current?.html ?? null,
    versions,
  };
};

export const officePage = handle(contract.officePage, (context, { key }) =>
  present(context, pageOf(context, key)),
);

export const officePageVersion = handle(
  contract.officePageVersion,
  async (context, { key, number }) => {
    const version = await findVersion(context.db, pageOf(context, key), number);
    if (version === undefined) throw new Refusal(404, 'page_not_found');
    return version;
  },
);

/** A text the caller may change, locked, and in the version the change is based on. */
const changeable = async (
  context: StaffContext,
  { key, version }: { readonly key: string; readonly version: number },
): Promise<{ page: Page; draft: Draft | undefined }> => {
  context.effectOn(null);
  const page = pageOf(context, key);
  if (page.kind === 'help' && !mayChangeHelp(context)) throw new Refusal(403, 'help_of_all_brands');
  const draft = await findDraft(context.db, page, { isLocked: true });
  if ((draft?.version ?? 0) !== version) throw lateFor(draft);
  return { page, draft };
};

const lateFor = (draft: Draft | undefined): Refusal =>
  draft === undefined
    ? new Refusal(404, 'page_not_found')
    : refuseStale(draft.changed_by, draft.changed_at);

const write = async (
  context: StaffContext,
  page: Page,
  written: Parameters<typeof saveDraft>[2],
): Promise<void> => {
  const { db, staff, now } = context;
  const author = { id: staff.staffId, name: staff.name, at: now };
  if (await saveDraft(db, page, written, author)) return;
  throw lateFor(await findDraft(db, page, { isLocked: false }));
};

export const officeCreatePage = handle(
  contract.officeCreatePage,
  async (context, { path, name }) => {
    context.effectOn(null);
    if (!mayChangeHelp(context)) throw new Refusal(403, 'help_of_all_brands');
    if (!isHelpPath(path)) throw refuseFields([{ field: 'path', problem: 'help_path' }]);
    const page: Page = { kind: 'help', path };
    const { db } = context;
    const isKnown =
      (await findDraft(db, page, { isLocked: true })) !== undefined ||
      (await listVersions(db, page)).length > 0;
    if (isKnown) throw refuseFields([{ field: 'path', problem: 'help_path_taken' }]);
    await write(context, page, { version: 0, html: null, name });
    context.audit(auditedPage(page, name));
    return present(context, page);
  },
);

export const officeSaveDraft = handle(
  contract.officeSaveDraft,
  async (context, { key, version, html }) => {
    const { page, draft } = await changeable(context, { key, version });
    await write(context, page, { version, html });
    if ((draft?.html ?? null) === null) context.audit(auditedPage(page, draft?.name ?? null));
    return present(context, page);
  },
);

export const officeDiscardDraft = handle(contract.officeDiscardDraft, async (context, input) => {
  const { page, draft } = await changeable(context, input);
  await write(context, page, { version: input.version, html: null });
  context.audit(auditedPage(page, draft?.name ?? null));
  return present(context, page);
});

type Asked = { readonly key: string; readonly version: number };

const publish = async (context: StaffContext, { key, version }: Asked, isOfTerms: boolean) => {
  const { db, staff, now, audit } = context;
  const { page, draft } = await changeable(context, { key, version });
  if ((page.kind === 'terms') !== isOfTerms) throw new Refusal(404, 'page_not_found');
  if (draft === undefined || draft.html === null) throw new Refusal(409, 'nothing_to_publish');
  const before = await listVersions(db, page);
  const number = await insertVersion(db, page, {
    html: draft.html,
    publishedAt: now,
    by: staff.name,
  });
  await write(context, page, { version, html: null });
  const changes = { version: { old: before[0]?.number ?? null, new: number } };
  audit({ ...auditedPage(page, draft.name), changes });
  return present(context, page);
};

export const officePublish = handle(contract.officePublish, (context, input) =>
  publish(context, input, false),
);

export const officePublishTerms = handle(contract.officePublishTerms, (context, input) =>
  publish(context, input, true),
);

export const officeRemovePage = handle(contract.officeRemovePage, async (context, input) => {
  const { page, draft } = await changeable(context, input);
  if (page.kind !== 'help') throw new Refusal(404, 'page_not_found');
  await deletePage(context.db, page);
  context.audit(auditedPage(page, draft?.name ?? null));
  return {};
});
