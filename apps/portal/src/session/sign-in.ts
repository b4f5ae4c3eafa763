import { appTexts } from '@abrufbar/texts/app.ts';
import { sessionTexts } from '@abrufbar/texts/session.ts';
import { reader } from '@abrufbar/texts/text.ts';
import { chosenCompany, token, wantedPath } from '#core/device.ts';
import { showErrorPopup } from '#core/error-popup.ts';
import { showFlash } from '#core/flash.ts';
import { afterLogin } from '#core/guard.ts';
import { maintenanceHtml } from '#core/maintenance.ts';
import { beginRequest } from '#core/network.ts';
import { href } from '#core/paths.ts';
import { go, preloadPath } from '#core/router.ts';
import { type LoginFields, requestLogin } from '#session/login-request.ts';

const t = reader({ ...appTexts, ...sessionTexts });

/** Signs in and goes on to the remembered address; true when email or password is wrong. */
export const signIn = async (fields: LoginFields): Promise<boolean> => {
  const report = beginRequest();
  const outcome = await requestLogin(fields);
  report(outcome.kind !== 'no-reception');
  switch (outcome.kind) {
    case 'signed-in':
      await Promise.all([
        preloadPath(new URL(afterLogin(wantedPath.get()), location.origin).pathname),
        // What it could not learn the screen asks for again, and says so if need be.
        import('#core/first-user.ts')
          .then((file) => file.readFirstUser(outcome.token))
          .catch(console.warn),
      ]);
      chosenCompany.set(null); // a fresh login starts with the first company (LOG-10)
      token.set(outcome.token); // the guard leads on from here (LOG-08, LOG-12)
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
      showErrorPopup({ requestId: outcome.requestId });
      return false;
  }
};
