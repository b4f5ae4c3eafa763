/** Own devices, on the profile. */
export const devicesTexts = {
  'devices.title': 'Angemeldete Geräte',
  'devices.name': '{browser} auf {system}',
  'devices.unknown': 'Unbekanntes Gerät',
  'devices.current': 'dieses Gerät',
  'devices.since': 'Angemeldet seit {tag}',
  'devices.used': 'zuletzt genutzt {tag}',
  'devices.used_today': 'zuletzt genutzt heute, {zeit}',
  'devices.used_yesterday': 'zuletzt genutzt gestern, {zeit}',
  'devices.name_used': '{name} ({genutzt})',
  'devices.impersonated': 'Ansicht durch {name}',
  'devices.end': 'Abmelden',
  'devices.end_name': 'Abmelden: {name}',
  'devices.end_others': 'Alle anderen Geräte abmelden',
  'devices.question_title': 'Gerät abmelden?',
  'devices.question':
    '{name} wird abgemeldet. Was dort noch nicht gesendet ist, wartet auf die nächste Anmeldung.',
  'devices.question_others_title': 'Alle anderen Geräte abmelden?',
  'devices.question_others':
    'Nur dieses Gerät bleibt angemeldet. Was auf den anderen noch nicht gesendet ist, wartet dort auf die nächste Anmeldung.',
  'devices.stay': 'Abbrechen',
  'devices.ended': 'Gerät abgemeldet.',
  'devices.ended_others': 'Alle anderen Geräte sind abgemeldet.',
} as const;
