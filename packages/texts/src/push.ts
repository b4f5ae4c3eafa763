/** Notifications of the device, of which only this line is sent. */
export const pushTexts = {
  'push.delivery_note': 'Neuer Lieferschein: {menge}, {baustelle}',
  'push.calloff': '{status}: {menge}, {datum}',
  'push.warning': '{titel}, {baustelle}',
  'push.test': 'Test: Push-Mitteilungen kommen auf diesem Gerät an.',
} as const;
