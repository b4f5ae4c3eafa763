/** Sentences for the freshness of a load and the entries made on site. */
export const freshnessFields = {
  loaded_at:
    'Wann eine unbestätigte Lieferung von Asphalt oder Beton beladen wurde: Produktionsbeginn des Lieferscheins, sonst Verwiegung; null bei anderem Material und nach der Bestätigung.',
  freshness:
    'Alter der Ladung und was auf der Baustelle eingetragen wurde; null, wo weder Asphalt noch Beton geliefert wird.',
  'freshness.kind': 'asphalt oder concrete.',
  'freshness.loaded_at':
    'Beginn der Zeit: Produktionsbeginn des Lieferscheins, sonst Verwiegung; auch nach der Bestätigung.',
  is_stated: 'Ob der Lieferschein den Beginn nennt; sonst ist es die Verwiegung.',
  'freshness.confirmed_at': 'Ende der Zeit durch die Bestätigung; null bis dahin.',
  limit_minutes: 'Minuten seit Beladung, in denen die Ladung leer sein soll; null ohne Grenze.',
  coldest_celsius: 'Niedrigste zulässige Temperatur bei Ankunft in ganzen °C.',
  hottest_celsius: 'Höchste zulässige Temperatur bei Ankunft in ganzen °C.',
  'freshness.temperature': 'Neueste eingetragene Temperatur; null ohne eine.',
  'temperature.id': 'Id des Eintrags der Temperatur, wie delivery/withdraw-entry sie nimmt.',
  'temperature.celsius': 'Gemessene Temperatur in ganzen °C.',
  'temperature.at': 'Zeitpunkt der Messung.',
  'temperature.by': 'Wer sie eingetragen hat; null, wenn der Zugang gelöscht ist.',
  additions: 'Zugaben auf der Baustelle, die älteste zuerst.',
  'additions.id': 'Id des Eintrags der Zugabe, wie delivery/withdraw-entry sie nimmt.',
  substance: 'Was zugegeben wurde: water Wasser, superplasticizer Fließmittel.',
  'additions.quantity': 'Zugegebene Menge mit deutschem Komma.',
  'additions.unit': 'Einheit der Zugabe: litre Liter, kilogram Kilogramm.',
  'additions.remaining':
    'Was dabei noch in der Trommel war, in m³ mit deutschem Komma; null, wo es niemand angab.',
  'additions.at': 'Zeitpunkt der Zugabe.',
  'additions.by': 'Wer die Zugabe eingetragen hat; null, wenn der Zugang gelöscht ist.',
  may_enter:
    'Ob die Person jetzt etwas eintragen darf: mit dem Recht zu bestätigen, bis die Bestätigung endgültig ist.',
  'deliveries.enterTemperature:in.id':
    'Id, die das Gerät für die Messung erzeugt hat, eine UUID; dieselbe erneut ändert nichts.',
  'deliveries.enterTemperature:in.celsius': 'Gemessene Temperatur in ganzen °C, von -30 bis 250.',
  'deliveries.enterTemperature:in.observed_at': 'Zeitpunkt der Messung nach der Uhr des Geräts.',
  'deliveries.enterTemperature:id': 'Die gesendete Id der Messung.',
  'deliveries.enterAddition:in.id':
    'Id, die das Gerät für die Zugabe erzeugt hat, eine UUID; dieselbe erneut ändert nichts.',
  'deliveries.enterAddition:in.substance':
    'water für Wasser oder superplasticizer für Fließmittel.',
  'deliveries.enterAddition:in.quantity':
    'Zugegebene Menge mit Punkt, mehr als 0 und höchstens 1000.',
  'deliveries.enterAddition:in.unit': 'litre für Liter oder kilogram für Kilogramm.',
  'deliveries.enterAddition:in.remaining':
    'Noch in der Trommel, in m³ mit Punkt, höchstens 20; ohne Angabe unbekannt.',
  'deliveries.enterAddition:in.observed_at': 'Zeitpunkt der Zugabe nach der Uhr des Geräts.',
  'deliveries.enterAddition:id': 'Die gesendete Id der Zugabe.',
  'deliveries.withdrawEntry:in.id': 'Id des Eintrags, der zurückgenommen wird.',
  'deliveries.withdrawEntry:id': 'Id des zurückgenommenen Eintrags.',
} as const;
