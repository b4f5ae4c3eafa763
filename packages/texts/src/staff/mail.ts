/** Mails to the supplier's staff. */
export const staffMailTexts = {
  'staff.mail.greeting': 'Guten Tag {name},',
  'staff.mail.subject': 'Neues Passwort für die Verwaltung',
  'staff.mail.text':
    'für Ihren Zugang zur Verwaltung wurde ein neues Passwort angefordert. Mit diesem Link vergeben Sie es. Danach melden Sie sich wie gewohnt mit Passwort und Code an.',
  'staff.mail.action': 'Passwort vergeben',
  'staff.mail.limits': 'Der Link gilt {minuten} Minuten und nur einmal.',
  'staff.mail.not_me':
    'Haben Sie das nicht angefordert, ist nichts zu tun: Ihr bisheriges Passwort gilt weiter.',
  'staff.mail.first_subject': 'Ihr Zugang zur Verwaltung',
  'staff.mail.first_text':
    'für Sie wurde ein Zugang zur Verwaltung von abrufbar angelegt. Mit diesem Link vergeben Sie Ihr Passwort. Bei der ersten Anmeldung richten Sie den zweiten Faktor ein; halten Sie dafür eine Authentifizierungs-App bereit.',
  'staff.mail.first_limits': 'Der Link gilt {tage} Tage und nur einmal.',
} as const;
