import { berlinDay, berlinTime } from '@abrufbar/domain/values/calendar.ts';
import { signatureTexts } from '@abrufbar/texts/deliveries/signature.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { oclock, shortDate } from '@abrufbar/web/format.ts';
import { useMinute } from '#deliveries/arrival/use-arrival.ts';

const t = reader(signatureTexts);

/** `Di, 18.11.25 · 07:37 Uhr`, by the clock of the phone. */
export const Now = () => {
  const now = useMinute();
  return t('signature.at', { datum: shortDate(berlinDay(now)), zeit: oclock(berlinTime(now)) });
};
