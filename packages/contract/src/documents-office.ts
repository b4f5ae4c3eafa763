/** Files of deliveries as staff read them (OFF-82). */
import { ASSET } from '@abrufbar/domain/documents/assets.ts';
import * as z from 'zod/mini';
import { day, looks } from '#call-offs/office-fields.ts';
import { call } from '#protocol/call.ts';
import { id } from '#wire/codecs.ts';
import { listOf, page } from '#wire/envelope.ts';
import { fileBody } from '#wire/file.ts';
import { instant } from '#wire/plain.ts';

const asset = z.object({
  id,
  name: z.string(),
  type: z.enum(ASSET.types),
  /** Bytes. */
  size: z.int(),
  added_at: instant,
  /** Name of the person; null if the account was deleted. */
  added_by: z.nullable(z.string()),
  delivery_id: id,
  delivery_number: z.string(),
  weighed_on: day,
});
export type OfficeAsset = z.output<typeof asset>;

/** Photos and papers that people added to the deliveries of a contract, the latest first. */
export const officeAssets = call({
  ...looks,
  name: 'documents.officeAssets',
  summary: 'Fotos und Papiere zu den Lieferungen eines Vertrags.',
  path: 'contracts/{id}/assets',
  input: z.object({ id, page }),
  output: listOf(asset),
});

export const officeAsset = call({
  ...looks,
  name: 'documents.officeAsset',
  summary: 'Ein Foto oder Papier zu einer Lieferung.',
  path: 'deliveries/{delivery_id}/assets/{id}',
  input: z.object({ delivery_id: id, id }),
  output: fileBody,
  media: ASSET.types,
});
