import { formatWhole } from '@abrufbar/domain/values/quantities.ts';
import { BRANDS } from '@abrufbar/domain/values/brand.ts';
import { officeExport } from '@abrufbar/contract/call-offs/office-export.ts';
import { officeExportTexts } from '@abrufbar/texts/call-offs/office-export.ts';
import { staffMailTexts } from '@abrufbar/texts/staff/mail.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import * as z from 'zod/mini';
import { exportFile } from '#call-offs/exports/file.ts';
import {
  deleteOldExports,
  type ExportKey,
  findExport,
  findReceiver,
  listSuppliersOfBrand,
  setExportFile,
} from '#call-offs/exports/store.ts';
import { worker } from '#core/jobs/jobs.ts';
import { queue } from '#core/jobs/queue.ts';
import { renderMail } from '#core/mail/layout.ts';

const t = reader({ ...officeExportTexts, ...staffMailTexts });

type Asked = ExportKey & { readonly linkOrigin: string };

/** Sent in the transaction that asks for a large export; one at a time, for each reads a whole list. */
export const exportAsked = queue<Asked>('calloff.export_asked', { concurrency: 1 });

/** Every hour; an export whose hours are over is refused until then. */
const exportsDue = queue('calloff.exports_due', { cron: '45 * * * *' });

/**
 * Writes the file of a large export and says where it lies. The mail has no file and no secret: the link opens a page
 * that asks for sign-in and code. A second try after the file was named sends the mail again at worst.
 */
export const writeExport = worker(exportAsked, async (context, { linkOrigin, ...key }) => {
  const { now, inStaffScope, files, sendMail } = context;
  const found = await inStaffScope({ readOnly: true }, async (db) => {
    const asked = await findExport(db, key, now);
    const receiver = asked && (await findReceiver(db, key.staffId));
    const isOfBrand = receiver?.brands.some((brand) => brand === asked?.brand);
    if (!asked || !receiver || !isOfBrand) return null;
    return { asked, receiver, suppliers: await listSuppliersOfBrand(db, asked.brand) };
  });
  if (found === null) return;
  const { asked, receiver, suppliers } = found;
  if (asked.file === null) {
    const request = z.decode(officeExport.input, asked.request as never); // stored as it travels
    const reading = { suppliers, readOnly: true };
    const bytes = exportFile((work) => inStaffScope(reading, work), suppliers, request);
    const file = await files.writeStream('exports', bytes);
    const isNamed = await inStaffScope({}, (db) => setExportFile(db, key, file));
    if (!isNamed) return files.remove('exports', file); // another try was faster, or it is over
  }
  const brand = BRANDS.find((one) => one === asked.brand) ?? BRANDS[0];
  const mail = renderMail({
    brand,
    subject: t('export.mail.subject'),
    before: [
      t('staff.mail.greeting', { name: receiver.name }),
      t('export.mail.text', { n: formatWhole(asked.rows) }),
    ],
    action: { label: t('export.mail.action'), url: `${linkOrigin}/office/exports/${asked.id}` },
    after: [t('export.mail.limits')],
  });
  await sendMail({ to: receiver.email, brand, mail });
  return undefined;
});

/** Drops old exports with their files. */
export const dropExports = worker(exportsDue, async ({ now, inStaffScope, files }) => {
  for (const file of await inStaffScope({}, (db) => deleteOldExports(db, now))) {
    await files.remove('exports', file);
  }
});
