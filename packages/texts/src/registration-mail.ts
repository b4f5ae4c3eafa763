/** The mail of an invitation. */
export const registrationMailTexts = {
  'registration.mail.subject': 'Ihre Einladung zum Portal von {marke}',
  'registration.mail.greeting': 'Guten Tag {name},',
  'registration.mail.greeting_nameless': 'Guten Tag,',
  'registration.mail.text':
    'Sie sind eingeladen, für {firma} das Portal von {marke} zu nutzen: Lieferungen verfolgen und bestätigen, Baustoffe abrufen. Mit diesem Link legen Sie Ihren Zugang an.',
  'registration.mail.action': 'Zugang anlegen',
  'registration.mail.code': 'Einladungscode',
  'registration.mail.limits': 'Link und Code gelten einmal, bis {datum}.',
} as const;
