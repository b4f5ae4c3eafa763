import { fromThousandths } from '#imports/ticket.ts';
import { pictureType } from '#profile/profile.ts';

/** Photos and documents that are added to a delivery (D-21). */
export const ASSET = {
  bytes: 10 * 1024 * 1024,
  /** Of one delivery. */
  maxFiles: 20,
  /** Longest side of a stored photo: a scratch is still visible. */
  sidePixels: 2_560,
  types: ['image/webp', 'application/pdf'],
} as const;
export type AssetType = (typeof ASSET.types)[number];

/** Type of a file by its first bytes; null for refused types. */
export const assetType = (bytes: Uint8Array): AssetType | null => {
  if (pictureType(bytes) !== null) return 'image/webp';
  const isPdf = String.fromCharCode(...bytes.subarray(0, 5)) === '%PDF-';
  return isPdf ? 'application/pdf' : null;
};

const ENDINGS: Readonly<Record<AssetType, string>> = {
  'image/webp': '.webp',
  'application/pdf': '.pdf',
};

/** File name that is valid on every system, with the extension of its type; `other` if no valid character is left. */
export const assetName = (given: string | null, type: AssetType, other: string): string => {
  const ending = ENDINGS[type];
  const bare = (given ?? '')
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, '')
    .replaceAll(/[/\\:*?"<>|]/g, '_')
    .replace(/\.[A-Za-z]{2,5}$/, '')
    .replaceAll(/^[. ]+|[. ]+$/g, '');
  return `${bare === '' ? other : bare}${ending}`;
};

/** Whether the caller added the asset (D-21); staff add theirs in the office. */
export const isRemovable = (
  asset: { readonly uploaded_by: string | null },
  caller: { readonly userId: string },
): boolean => asset.uploaded_by === caller.userId;

type Weighed = { readonly quantity: string; readonly quantity_unit: string };

/** Whole thousandths of an exact decimal in the form of the database. */
const thousandths = (quantity: string): number => Math.round(Number(quantity) * 1000);

/** Exact sums, one for each unit in the order of their first appearance. */
export const createSums = () => {
  const sums = new Map<string, number>();
  return {
    add: (quantity: string, unit: string): void => {
      sums.set(unit, (sums.get(unit) ?? 0) + thousandths(quantity));
    },
    list: (): { unit: string; quantity: string }[] =>
      [...sums].map(([unit, sum]) => ({ unit, quantity: fromThousandths(sum) })),
  };
};

/** Sums of the materials of one delivery by unit. */
export const sumByUnit = (materials: readonly Weighed[]) => {
  const sums = createSums();
  for (const { quantity, quantity_unit } of materials) sums.add(quantity, quantity_unit);
  return sums.list();
};

/** `1.234,560`: papers show a weight as it was weighed, to the kilogram, where screens round (D-45). */
export const formatTonnes = (quantity: string): string => {
  const [whole = '0', fraction = ''] = quantity.split('.');
  return `${whole.replaceAll(/\B(?=(\d{3})+$)/g, '.')},${fraction.padEnd(3, '0')}`;
};
