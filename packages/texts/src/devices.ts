/** Own devices, on the profile. */
export const devicesTexts = {
  'devices.name': '{browser} auf {system}',
  'devices.unknown': 'Unbekanntes Gerät',
} as const;
