/** Shared by all calls that change something at a delivery; each names the right it needs. */
export const changesDelivery = {
  method: 'POST',
  kind: 'change',
  who: 'user',
  tenant: 'contract',
  needsTerms: true,
  rate: 'general',
  audited: true,
  body: 'form',
} as const;
