import type { Database } from '#core/database.ts';
import type { Files } from '#core/files.ts';
import { insertAsset } from '#documents/store.ts';

// What a file holds matters only to who looks at it.
const SOME_BYTES = Buffer.from('%PDF-1.7\n%%EOF\n');

/** A paper that somebody has added to a delivery. */
export const buildAsset = async (
  { db, files }: { readonly db: Database; readonly files: Files },
  delivery: { readonly company_id: number; readonly id: string },
  user: { readonly id: string },
) => ({
  id: await insertAsset(db, {
    company_id: delivery.company_id,
    delivery_id: delivery.id,
    file: await files.write('assets', SOME_BYTES),
    name: 'Lieferschein.pdf',
    media: 'application/pdf',
    size: SOME_BYTES.length,
    position: 1,
    uploaded_by: user.id,
    created_at: new Date('2026-11-20T06:00:00Z'),
  }),
});
