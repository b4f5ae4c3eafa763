import { officeGalleryTexts } from '@abrufbar/texts/staff/gallery.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';

const t = reader(officeGalleryTexts);

export type Sample = {
  readonly key: string;
  readonly day: number;
  readonly status: 1 | 2 | 20 | 30;
  readonly time: string;
  readonly customer: string;
  readonly site: string;
  readonly material: string;
  readonly plant: string;
  readonly amount: number;
  readonly hourly: number;
  readonly received: string;
};

const KINDS = [0, 1, 2, 3] as const;
const STATUSES = [20, 2, 30, 1] as const;
/** Rows of one group. */
export const MAX_GROUP_ROWS = 5;

/** The same row for the same number, so that as many as wanted can be scrolled through. */
export const sampleRow = (number: number): Sample => {
  const kind = KINDS[number % KINDS.length] ?? 0;
  const [customer = '', site = '', material = '', plant = ''] = t(`bo.gallery.row.${kind}`).split(
    '|',
  );
  return {
    key: String(551_000 + number),
    day: Math.floor(number / MAX_GROUP_ROWS),
    status: STATUSES[number % STATUSES.length] ?? 1,
    time: `${String(6 + (number % 9)).padStart(2, '0')}:00 – 15:00`,
    customer,
    site,
    material,
    plant,
    amount: 27 + ((number * 37) % 300),
    hourly: 14 + (number % 40),
    received: `07:${String(number % 60).padStart(2, '0')}`,
  };
};
