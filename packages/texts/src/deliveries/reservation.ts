/** Why a delivery is confirmed under reservation (BEY-60). */
export const reservationTexts = {
  'delivery.reservation.quantity': 'Menge',
  'delivery.reservation.material': 'Sorte',
  'delivery.reservation.temperature': 'Temperatur',
  'delivery.reservation.time': 'Zeit',
  'delivery.reservation.other': 'Sonstiges',
  'receipt.reservation': 'Unter Vorbehalt: {grund}',
} as const;
