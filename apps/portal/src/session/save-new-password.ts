import { CallError } from '@abrufbar/contract/protocol/client.ts';
import { resetPassword } from '@abrufbar/contract/session/recovery.ts';
import * as session from '@abrufbar/contract/session/session.ts';
import { send, sendPlainly } from '#core/api/client.ts';
import { fetchAsDevice } from '#core/api/fetch-as-device.ts';
import { token } from '#core/device.ts';
import { showFlash } from '@abrufbar/web/flash.ts';
import { href } from '#core/navigation/paths.ts';
import { go } from '#core/navigation/router.ts';
import { endSession } from '#core/api/session-end.ts';

type Outcome = 'dead' | { readonly password?: string };

/** Sets the password with the link's token and goes to the login; otherwise returns what the page has to show. */
export const saveNewPassword = async (
  link: string,
  password: string,
  repeat: string,
): Promise<Outcome> => {
  const input = {
    token: link,
    old_password: null,
    new_password: password,
    new_password_repeat: repeat,
  };
  try {
    const { message } = await send(resetPassword, input, { quiet: [403], fetch: fetchAsDevice });
    leaveSession();
    showFlash('sucess', message);
    await go(href('login'), { replace: true });
    return {};
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    if (error.status === 403) return 'dead';
    const [problem] = error.errors;
    return problem === undefined ? {} : { password: problem.message };
  }
};

/** Ends the session of this device, also that of a colleague. */
const leaveSession = (): void => {
  if (token.get() === null) return;
  sendPlainly(session.logout, {}).catch((error: unknown) => console.warn('logout', error));
  endSession();
};
