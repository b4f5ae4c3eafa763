import { createClient } from '@abrufbar/contract/protocol/client.ts';
import * as session from '@abrufbar/contract/session/session.ts';
import { query } from '@abrufbar/web/data.ts';
import { cache } from '#core/api/cache.ts';
import { themeCode } from '#core/device-rest.ts';

/** The login does not wait longer for the theme: the screen reads the user anyhow. */
const ANSWER_TIMEOUT_MS = 4_000;

/**
 * Reads the user before the first screen after the login is drawn: a device that does not know the user's
 * theme yet would show another one for a moment (BRD-07). The screen needs the user anyhow.
 */
export const preloadUser = async (bearer: string): Promise<void> => {
  const { send } = createClient({
    base: '',
    fetch: (...request) => fetch(...request),
    token: () => bearer,
  });
  const input = { company_number: null };
  const signal = AbortSignal.timeout(ANSWER_TIMEOUT_MS);
  const user = await send(session.user, input, { signal });
  cache.setQueryData(query(session.user, input).queryKey, user);
  themeCode.set(String(user.theme));
};
