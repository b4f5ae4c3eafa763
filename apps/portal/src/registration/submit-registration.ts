import { CallError } from '@abrufbar/contract/protocol/client.ts';
import type { FieldMessage } from '@abrufbar/contract/wire/envelope.ts';
import { register } from '@abrufbar/contract/registration.ts';
import { registrationTexts } from '@abrufbar/texts/registration.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { send } from '#core/api/client.ts';
import { fetchAsDevice } from '#core/api/fetch-as-device.ts';
import { chosenCompany, token } from '#core/device.ts';
import { showErrorPopup } from '#core/frame/error-popup.ts';
import { showFlash } from '@abrufbar/web/flash.ts';
import { href } from '#core/navigation/paths.ts';
import { preloadPath } from '#core/navigation/router.ts';
import { rememberPath } from '#core/navigation/wanted-path.ts';
import { clearDraft, inputOf, type Draft } from '#registration/draft.ts';

const t = reader(registrationTexts);
const TOO_MANY_STATUS = 429;

/** Sends a registration and goes on to the dashboard; otherwise returns the server's problems by field. */
export const submitRegistration = async (entered: Draft): Promise<readonly FieldMessage[]> => {
  try {
    const { access_token } = await send(register, inputOf(entered), {
      quiet: [TOO_MANY_STATUS],
      fetch: fetchAsDevice,
    });
    await preloadPath(href('dashboard'));
    chosenCompany.set(null); // a fresh login starts with the first company (LOG-10, D-10)
    rememberPath(null);
    token.set(access_token); // the guard leads on from here (RTE-08)
    clearDraft();
    showFlash('sucess', t('register.success', { vorname: entered.first_name.trim() }));
    return [];
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    return explain(error);
  }
};

/** ERR-11: a popup with the words of the server; the fields it names are marked besides. */
const explain = ({ status, message, errors }: CallError): readonly FieldMessage[] => {
  if (status !== 422 && status !== TOO_MANY_STATUS) return []; // the app has shown it
  const words = errors.length > 0 ? errors.map((one) => one.message) : [message];
  showErrorPopup({ title: t('register.error_title'), text: words.join('\n') });
  return errors.map(({ field, message: said }) => ({ field, message: withoutLabel(said) }));
};

/** The message below a field does not repeat the field's label. */
const withoutLabel = (sentence: string): string => sentence.replace(/^[^:]*: /, '');
