import { formatWhole } from '@abrufbar/domain/values/quantities.ts';
import { staffExportTexts } from '@abrufbar/texts/staff/exports.ts';
import { staffMailTexts } from '@abrufbar/texts/staff/mail.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import {
  deleteOldExports,
  type ExportKey,
  findExport,
  findReceiver,
  setExportFile,
} from '#staff/exports/store.ts';
import { worker } from '#core/jobs/jobs.ts';
import { queue } from '#core/jobs/queue.ts';
import { renderMail } from '#core/mail/layout.ts';
import { brandsOf } from '#staff/authenticate.ts';
import { type ExportList, listOfExport } from '#staff/exports/lists.ts';
import { listSuppliersOf } from '#staff/store.ts';

const t = reader({ ...staffExportTexts, ...staffMailTexts });

type Asked = ExportKey & { readonly linkOrigin: string };

/** Sent in the transaction that asks for a large export; one at a time, for each reads a whole list. */
export const exportAsked = queue<Asked>('staff.export_asked', { concurrency: 1 });

/** Every hour; an export whose hours are over is refused until then. */
const exportsDue = queue('staff.exports_due', { cron: '45 * * * *' });

/**
 * Writes the file of a large export and says where it lies. The mail has no file and no secret: the link opens a page
 * that asks for sign-in and code. A second try after the file was named sends the mail again at worst.
 */
export const writeExport = (lists: readonly ExportList[]) =>
  worker(exportAsked, async (context, { linkOrigin, ...key }) => {
    const { now, inStaffScope, files, sendMail } = context;
    const found = await inStaffScope({ readOnly: true }, async (db) => {
      const asked = await findExport(db, key, now);
      const receiver = asked && (await findReceiver(db, key.staffId));
      const list = receiver && listOfExport(lists, asked.list, receiver.role);
      const brand = brandsOf(receiver?.brands ?? []).find((one) => one === asked?.brand);
      if (!asked || !receiver || !list || brand === undefined) return null;
      const suppliers = await listSuppliersOf(db, receiver.brands);
      const view = {
        brand,
        suppliers: suppliers.filter((one) => one.brand === brand).map(({ id }) => id),
        allSuppliers: suppliers.map(({ id }) => id),
        askedAt: new Date(asked.created_at),
        staffId: key.staffId,
      };
      return { asked, receiver, list, view };
    });
    if (found === null) return;
    const { asked, receiver, list, view } = found;
    if (asked.file === null) {
      const reading = { suppliers: view.allSuppliers, readOnly: true };
      const bytes = list.fileOf(asked.request, (work) => inStaffScope(reading, work), view);
      if (bytes === undefined) return;
      const file = await files.writeStream('exports', bytes);
      const isNamed = await inStaffScope({}, (db) => setExportFile(db, key, file));
      if (!isNamed) return files.remove('exports', file); // another try was faster, or it is over
    }
    const mail = renderMail({
      brand: view.brand,
      subject: t('export.mail.subject'),
      before: [
        t('staff.mail.greeting', { name: receiver.name }),
        t('export.mail.text', { n: formatWhole(asked.rows) }),
      ],
      action: { label: t('export.mail.action'), url: `${linkOrigin}/office/exports/${asked.id}` },
      after: [t('export.mail.limits')],
    });
    await sendMail({ to: receiver.email, brand: view.brand, mail });
    return undefined;
  });

/** Drops old exports with their files. */
export const dropExports = worker(exportsDue, async ({ now, inStaffScope, files }) => {
  for (const file of await inStaffScope({}, (db) => deleteOldExports(db, now))) {
    await files.remove('exports', file);
  }
});
