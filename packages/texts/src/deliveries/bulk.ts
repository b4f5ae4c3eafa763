/** Several deliveries checked and confirmed at once (BEY-80 to BEY-82). */
export const bulkTexts = {
  'bulk.title_one': '1 Lieferung prüfen',
  'bulk.title_many': '{n} Lieferungen prüfen',
  'bulk.title': 'Lieferungen prüfen',
  'bulk.choose_all': 'Alle wählen',
  'bulk.choose_none': 'Alle abwählen',
  'bulk.selected': '{n} gewählt',
  'bulk.hold': '{n} bestätigen: halten',
  'bulk.none': 'Wählen Sie mindestens eine Lieferung.',
  'bulk.hints_one': '1 Hinweis',
  'bulk.hints_many': '{n} Hinweise',
  'bulk.weighed': '{zeit} · {nummer}',
  'bulk.mixed': 'Mehrere Materialien',
  'bulk.done_one': '1 Lieferung ist bestätigt.',
  'bulk.done_many': '{n} Lieferungen sind bestätigt.',
  'bulk.partial': '{n} bestätigt, {m} nicht: {grund}',
  'bulk.empty': 'Zurzeit wartet keine Lieferung',
  'bulk.empty_text':
    'Lieferungen stehen hier, sobald sie angekommen und noch nicht bestätigt sind.',
  'bulk.failed': 'Nicht bestätigt: {grund}',
} as const;
