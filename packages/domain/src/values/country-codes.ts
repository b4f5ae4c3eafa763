/**
 * Country codes a number may have, with the countries that share it: the home country, its neighbours of
 * the same language, then Europe and the countries around it by number (D-63). The browser gets the list by
 * a call and never carries this table.
 */
const REGIONS: Readonly<Record<string, readonly string[]>> = {
  '+49': ['DE'],
  '+43': ['AT'],
  '+41': ['CH'],
  '+1': ['US', 'CA'],
  '+7': ['RU', 'KZ'],
  '+20': ['EG'],
  '+30': ['GR'],
  '+31': ['NL'],
  '+32': ['BE'],
  '+33': ['FR'],
  '+34': ['ES'],
  '+36': ['HU'],
  '+39': ['IT', 'VA'],
  '+40': ['RO'],
  '+44': ['GB'],
  '+45': ['DK'],
  '+46': ['SE'],
  '+47': ['NO'],
  '+48': ['PL'],
  '+55': ['BR'],
  '+61': ['AU'],
  '+84': ['VN'],
  '+86': ['CN'],
  '+90': ['TR'],
  '+91': ['IN'],
  '+93': ['AF'],
  '+98': ['IR'],
  '+212': ['MA'],
  '+213': ['DZ'],
  '+216': ['TN'],
  '+218': ['LY'],
  '+233': ['GH'],
  '+234': ['NG'],
  '+251': ['ET'],
  '+252': ['SO'],
  '+291': ['ER'],
  '+350': ['GI'],
  '+351': ['PT'],
  '+352': ['LU'],
  '+353': ['IE'],
  '+354': ['IS'],
  '+355': ['AL'],
  '+356': ['MT'],
  '+357': ['CY'],
  '+358': ['FI'],
  '+359': ['BG'],
  '+370': ['LT'],
  '+371': ['LV'],
  '+372': ['EE'],
  '+373': ['MD'],
  '+374': ['AM'],
  '+375': ['BY'],
  '+376': ['AD'],
  '+377': ['MC'],
  '+378': ['SM'],
  '+380': ['UA'],
  '+381': ['RS'],
  '+382': ['ME'],
  '+383': ['XK'],
  '+385': ['HR'],
  '+386': ['SI'],
  '+387': ['BA'],
  '+389': ['MK'],
  '+420': ['CZ'],
  '+421': ['SK'],
  '+423': ['LI'],
  '+961': ['LB'],
  '+962': ['JO'],
  '+963': ['SY'],
  '+964': ['IQ'],
  '+972': ['IL'],
  '+994': ['AZ'],
  '+995': ['GE'],
};

/** Number of codes at the top of the list. */
const TOP_COUNTRY_COUNT = 3;

type CountryCode = { readonly code: string; readonly label: string };

const byName = new Intl.Collator('de');
const names = new Intl.DisplayNames('de', { type: 'region' });

/** Code and German names: the home country first, its neighbours of the same language, then by name. */
export const COUNTRY_CODES: readonly CountryCode[] = (() => {
  const all = Object.entries(REGIONS).map(([code, regions]) => ({
    code,
    label: regions.map((region) => names.of(region) ?? region).join(', '),
  }));
  const rest = all.slice(TOP_COUNTRY_COUNT).toSorted((a, b) => byName.compare(a.label, b.label));
  return [...all.slice(0, TOP_COUNTRY_COUNT), ...rest];
})();

/** Whether a code is one of those offered (D-19). */
export const isCountryCode = (code: string): boolean => Object.hasOwn(REGIONS, code);
