/**
 * Words behind the passwords that are guessed first. With a capital in front, a year and a punctuation mark behind
 * they keep all five rules, so what counts is the word that is left without them.
 */
const WORDS = new Set([
  ...['password', 'passwort', 'passwd', 'kennwort', 'pass', 'geheim', 'secret', 'master', 'login'],
  ...[
    'admin',
    'administrator',
    'root',
    'user',
    'benutzer',
    'gast',
    'guest',
    'test',
    'tester',
    'demo',
  ],
  ...[
    'qwertz',
    'qwerty',
    'qwertzuiop',
    'qwertyuiop',
    'asdf',
    'asdfgh',
    'asdfghjkl',
    'yxcvbnm',
    'zxcvbnm',
  ],
  ...['abc', 'abcd', 'abcdef', 'aaa', 'xxx', 'qaywsx', 'qazwsx', 'qweasd', 'qweasdyxc'],
  ...[
    'hallo',
    'hello',
    'willkommen',
    'welcome',
    'servus',
    'moin',
    'letmein',
    'iloveyou',
    'ichliebedich',
  ],
  ...['schatz', 'liebe', 'love', 'engel', 'angel', 'baby', 'princess', 'prinzessin', 'sunshine'],
  ...[
    'dragon',
    'drachen',
    'monkey',
    'football',
    'fussball',
    'baseball',
    'superman',
    'batman',
    'pokemon',
  ],
  ...['fruhling', 'fruehling', 'sommer', 'herbst', 'winter', 'spring', 'summer', 'autumn'],
  ...['januar', 'februar', 'marz', 'maerz', 'april', 'mai', 'juni', 'juli', 'august', 'september'],
  ...['oktober', 'november', 'dezember', 'montag', 'dienstag', 'mittwoch', 'donnerstag', 'freitag'],
  ...[
    'berlin',
    'hamburg',
    'munchen',
    'muenchen',
    'koln',
    'koeln',
    'bremen',
    'deutschland',
    'germany',
  ],
  ...[
    'bayern',
    'dortmund',
    'schalke',
    'mercedes',
    'porsche',
    'audi',
    'volkswagen',
    'computer',
    'internet',
  ],
  ...[
    'michael',
    'thomas',
    'andreas',
    'stefan',
    'daniel',
    'alexander',
    'sandra',
    'nicole',
    'jennifer',
  ],
  ...['changeme', 'default', 'google', 'samsung', 'trustno', 'access', 'sicher', 'sicherheit'],
  ...['nordstein', 'suedkies', 'sudkies', 'abrufbar', 'kies', 'sand', 'beton', 'asphalt', 'bau'],
]);

const LETTERS: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

const lettersOf = (text: string) => text.replace(/[^a-z]/g, '');
const isWord = (text: string) =>
  WORDS.has(text) || [...text].every((letter) => letter === text[0]) || isRepeated(text);
const isRepeated = (text: string) =>
  WORDS.has(text.slice(0, text.length / 2)) && /^(.+)\1$/.test(text);

/**
 * Whether a password is one of the first that anybody would try, however it is dressed up
 * (docs/quality.md section "Sessions").
 */
export const isEasyToGuess = (password: string): boolean => {
  const plain = password
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss');
  // Sommer2026! is the word sommer. Looked for from the front of each run only: a text may be very long.
  const bare = plain.replace(/(?<![^a-z])[^a-z]+$/, '');
  const spelled = [...bare].map((sign) => LETTERS[sign] ?? sign).join(''); // P4ssw0rt, $ommer
  return isWord(lettersOf(bare)) || isWord(lettersOf(spelled));
};
