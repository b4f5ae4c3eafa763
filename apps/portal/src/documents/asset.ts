import type { OutputOf } from '@abrufbar/contract/protocol/call.ts';
import type { assets } from '@abrufbar/contract/documents-assets.ts';
import type { AssetType } from '@abrufbar/domain/documents/assets.ts';

/** A photo or document of a delivery (D-50). */
export type Asset = OutputOf<typeof assets>['items'][number];

export const isPhoto = (type: AssetType): boolean => type === 'image/webp';
