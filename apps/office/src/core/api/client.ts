import type { Call, InputOf, OutputOf } from '@abrufbar/contract/protocol/call.ts';
import { CallError, createClient } from '@abrufbar/contract/protocol/client.ts';
import { me } from '@abrufbar/contract/staff/session.ts';
import { generalTexts } from '@abrufbar/texts/frame/general.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { officeTexts } from '@abrufbar/texts/staff/frame.ts';
import { connect, refresh, type Quiet, type SendOptions } from '@abrufbar/web/data.ts';
import { cache } from '#core/api/cache.ts';
import { halfToken } from '#core/api/half-session.ts';
import { noteAnswer } from '#core/api/reachable.ts';
import { reactionTo } from '#core/api/reaction.ts';
import { interruptSession } from '#core/api/session-state.ts';
import { askForCode } from '#core/api/step-up-question.ts';
import { openLine } from '#core/api/timeout.ts';
import { noteReported, userActionHeader } from '#core/api/user-action.ts';
import { currentBrand } from '#core/brand.ts';
import { token } from '#core/device.ts';
import { showFlash } from '@abrufbar/web/flash.ts';

const t = reader({ ...generalTexts, ...officeTexts });

const clientWith = (brandHeader: () => Readonly<Record<string, string>>) =>
  createClient({
    base: '',
    fetch: (...request) => fetch(...request),
    token: () => halfToken() ?? token.get(),
    headers: () => ({ ...brandHeader(), ...userActionHeader() }),
  });

const branded = clientWith(() =>
  token.get() === null ? {} : { 'Abrufbar-Brand': currentBrand() },
);
/** For asking who has signed in: until then the brand of the host may be none of theirs. */
const unbranded = clientWith(() => ({}));

/** Sends a call. The reaction common to all failures is here and nowhere else; then the caller gets the error. */
const send = async <C extends Call>(
  call: C,
  input: InputOf<C>,
  { quiet = [], ...options }: SendOptions = {},
): Promise<OutputOf<C>> => {
  const sentWith = token.get();
  const sentAt = Date.now();
  const isUserAction = 'Abrufbar-User-Action' in userActionHeader();
  const line = openLine(call);
  try {
    const { send: sendPlainly } = call.name === me.name ? unbranded : branded;
    const output = await sendPlainly(call, input, { fetch: line.fetch, ...options });
    noteAnswer(true);
    if (isUserAction) noteReported(sentAt);
    return output;
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    noteAnswer(error.status !== 0);
    // The same key: whatever the first attempt did, the call has one effect (OFF-17).
    if (await mayRepeat(error, call, quiet, sentWith))
      return send(call, input, { quiet, ...options });
    throw error;
  } finally {
    line.close();
  }
};

/** Reacts to a failure; true when the call can be sent again because a code was given meanwhile. */
const mayRepeat = async (
  error: CallError,
  { kind, who }: Call,
  quiet: Quiet,
  sentWith: string | null,
): Promise<boolean> => {
  const { status, reason } = error;
  const code = reason?.code;
  switch (reactionTo({ status, code, kind, who, quiet, sentWith, token: token.get() })) {
    case 'nothing':
      return false;
    case 'ask-code':
      return askForCode();
    case 'interrupt':
      interruptSession();
      return false;
    case 'reload-rights':
      showFlash('error', t('bo.forbidden'), { brief: true });
      void refresh(me);
      return false;
    case 'no-connection':
      showFlash('error', t('bo.offline_write'), { brief: true });
      return false;
    case 'message':
      showFlash('error', error.message || t('global_error_popup.text'));
      return false;
  }
};

connect(send, cache);
