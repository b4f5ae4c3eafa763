/** The portal knows two values; any other value of a supplier counts as confirmed (STA-02). */
export const UNCONFIRMED = '0';
export const CONFIRMED = '1';

/** STA-01, STA-02. Text on purpose: the wire carries '0', which would be truthy (T-07). */
export const isConfirmed = (status: string): boolean => status !== UNCONFIRMED;

/** Delivery and contract as one name: in addresses, `Delivery.ids` and `reference_id` (D-47). */
export const formatIds = (deliveryId: string, contractId: string): string =>
  `${deliveryId}_${contractId}`;

/** Parts of an `ids` name; null for any other text. Only the server knows whether both belong together. */
export const parseIds = (ids: string): { deliveryId: string; contractId: string } | null => {
  const [, deliveryId, contractId] = /^([^_]+)_([^_]+)$/.exec(ids) ?? [];
  return deliveryId && contractId ? { deliveryId, contractId } : null;
};

/** Categories of a material as in filters; their names are texts (D-42). */
export const MATERIAL_CATEGORIES = ['0', '1', '2', '3', '4'] as const;

/** Three stages of a lorry; the delivery is confirmed or not. */
export const ARRIVAL_STAGES = ['on_the_way', 'arrived', 'confirmed'] as const;
/** Stages that a plant reports. */
export const REPORTED_STAGES = ['on_the_way', 'arrived'] as const;
/** Basis of an estimated arrival: trips before, a driving time that the supplier maintains, or a report of the plant. */
export const ARRIVAL_BASES = ['trips', 'maintained', 'reported'] as const;
