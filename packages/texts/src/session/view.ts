/** The portal while staff look at it as a person: bar, end, refused changes. */
export const viewTexts = {
  'impersonation.title': 'Fremde Ansicht',
  'impersonation.label': 'Ansicht als {name}',
  'bo.impersonate.banner': '{mitarbeiter} · nur ansehen',
  'impersonation.left': '· {n} min',
  'bo.impersonate.end': 'Beenden',
  'bo.impersonate.blocked': 'In der Ansicht als {name} nicht möglich.',
  'impersonation.over_title': 'Ansicht beendet',
  'impersonation.over': 'Sie sehen das Portal nicht mehr als {name}.',
  'impersonation.close': 'Fenster schließen',
} as const;
