import { createClient } from '@abrufbar/contract/protocol/client.ts';
import * as session from '@abrufbar/contract/session/session.ts';
import { query } from '@abrufbar/web/data.ts';
import { cache } from '#core/api/cache.ts';
import { themeCode } from '#core/device.ts';

/**
 * Reads who has just signed in, before the first screen is drawn: on a device that does not know the
 * person's theme yet it would stand in the wrong one for a moment (BRD-07). The screen needs it anyhow.
 */
export const readFirstUser = async (bearer: string): Promise<void> => {
  const { send } = createClient({
    base: '',
    fetch: (...request) => fetch(...request),
    token: () => bearer,
  });
  const input = { company_number: null };
  const user = await send(session.user, input);
  cache.setQueryData(query(session.user, input).queryKey, user);
  themeCode.set(String(user.theme));
};
