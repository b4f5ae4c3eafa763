import { reader } from '#lookup/text.ts';
import { staffSettingsReadTexts } from '#staff/settings-read.ts';

const t = reader(staffSettingsReadTexts);

type Key = keyof typeof staffSettingsReadTexts;
/** Kinds of a later server have no text here yet. */
const isKey = (key: string): key is Key => Object.hasOwn(staffSettingsReadTexts, key);

/** Words for the rows of a span, by its kind. */
export const keptText = (kind: string): string => {
  const snake = kind.replace(/[A-Z]/g, (big) => `_${big.toLowerCase()}`);
  const key = `bo.kept.${snake}`;
  return isKey(key) ? staffSettingsReadTexts[key] : t('bo.kept.other');
};
