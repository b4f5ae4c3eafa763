import { appTexts } from '@abrufbar/texts/frame/app.ts';
import { sessionTexts } from '@abrufbar/texts/session/session.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { chosenCompany, token } from '#core/device.ts';
import { showErrorPopup } from '#core/frame/error-popup.ts';
import { showFlash } from '@abrufbar/web/flash.ts';
import { afterLogin } from '#core/navigation/guard.ts';
import { maintenanceHtml } from '#core/api/maintenance-text.ts';
import { beginRequest } from '#core/api/network.ts';
import { href } from '#core/navigation/paths.ts';
import { go, preloadPath } from '#core/navigation/router.ts';
import { mayPrepare } from '#core/prepare.ts';
import { wantedPathFor } from '#core/navigation/wanted-path.ts';
import { type LoginFields, requestLogin } from '#session/login-request.ts';

const t = reader({ ...appTexts, ...sessionTexts });

/** Signs in and goes on with the token; true when email or password is wrong. */
export const signIn = async (
  fields: LoginFields,
  goOn: (bearer: string) => Promise<void> = enter,
): Promise<boolean> => {
  const report = beginRequest();
  const outcome = await requestLogin(fields);
  report(outcome.kind !== 'no-reception');
  switch (outcome.kind) {
    case 'signed-in':
      await goOn(outcome.token);
      return false;
    case 'wrong':
      return true;
    case 'forbidden':
      showErrorPopup({ title: t('login.forbidden_title'), text: outcome.reason });
      return false;
    case 'maintenance':
      maintenanceHtml.set(outcome.html);
      await go(href('maintenance'), { replace: true });
      return false;
    case 'no-reception':
      showFlash('error', t('network.offline_action'), { brief: true });
      return false;
    case 'failed':
      showErrorPopup(outcome);
      return false;
  }
};

/** Fetches the page that most people open next. */
export const prepare = (): void => {
  if (mayPrepare()) void preloadPath(href('dashboard'));
};

/** Goes on to the remembered address. */
const enter = async (bearer: string): Promise<void> => {
  await Promise.all([
    preloadPath(new URL(afterLogin(wantedPathFor(bearer)), location.origin).pathname),
    // After a failure the screen reads the user itself, and shows the failure of that.
    import('#session/preload-user.ts').then((file) => file.preloadUser(bearer)).catch(console.warn),
  ]);
  chosenCompany.set(null); // a fresh login starts with the first company (LOG-10)
  token.set(bearer); // the guard goes on from here (LOG-08, LOG-12)
};
