import type { Call, InputOf, OutputOf } from '@abrufbar/contract/protocol/call.ts';
import { CallError, createClient } from '@abrufbar/contract/protocol/client.ts';
import { appTexts } from '@abrufbar/texts/frame/app.ts';
import { sessionFrameTexts } from '@abrufbar/texts/session/frame.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { connect, type Quiet, type SendOptions } from '@abrufbar/web/data.ts';
import { cache } from '#core/api/cache.ts';
import { isView, token } from '#core/device.ts';
import { showErrorPopup } from '#core/frame/error-popup.ts';
import { endEarlyReads, fetchOrTakeEarly } from '#core/api/early.ts';
import { reactionTo } from '#core/api/failure.ts';
import { showFlash } from '@abrufbar/web/flash.ts';
import { maintenanceHtml } from '#core/api/maintenance-text.ts';
import { beginRequest } from '#core/api/network.ts';
import { href } from '#core/navigation/paths.ts';
import { noteWaiting } from '#core/settled.ts';
import { go, place } from '#core/navigation/router.ts';
import { rememberPath } from '#core/navigation/wanted-path.ts';
import { endSession } from '#core/api/session-end.ts';
import { termsDue } from '#core/api/terms-due.ts';

const t = reader({ ...appTexts, ...sessionFrameTexts });

const client = createClient({
  base: '',
  fetch: fetchOrTakeEarly,
  token: token.get,
});

/** No call waits longer for its answer: a line that hangs would keep the page waiting for ever. */
const ANSWER_TIMEOUT_MS = 20_000;
const FILE_TIMEOUT_MS = 120_000;

/** Sends a call without any reaction to failures: for calls whose outcome nobody waits for. */
export const sendPlainly = async <C extends Call>(
  call: C,
  input: InputOf<C>,
  options: Omit<SendOptions, 'quiet'> = {},
): Promise<OutputOf<C>> => {
  if (call.kind === 'change') endEarlyReads();
  const { signal } = options;
  const limit = new AbortController();
  const stop = () => limit.abort();
  // A file whose progress is on show can be stopped, and an upload that stands still ends by itself.
  const time = call.media ? FILE_TIMEOUT_MS : ANSWER_TIMEOUT_MS;
  const timer = options.fetch ? undefined : setTimeout(stop, time);
  if (signal?.aborted) stop();
  signal?.addEventListener('abort', stop);
  try {
    return await client.send(call, input, { ...options, signal: limit.signal });
  } catch (error) {
    throw limit.signal.aborted && !signal?.aborted ? new CallError(0, null, null) : error;
  } finally {
    clearTimeout(timer);
  }
};

/** Sends a call. The reaction common to all failures is here and nowhere else; then the caller gets the error. */
export const send = async <C extends Call>(
  call: C,
  input: InputOf<C>,
  { quiet = [], ...options }: SendOptions = {},
): Promise<OutputOf<C>> => {
  const sentWith = call.who === 'anyone' ? null : token.get();
  const report = beginRequest();
  const answered = noteWaiting();
  try {
    const output = await sendPlainly(call, input, options);
    report(true);
    return output;
  } catch (error) {
    if (error instanceof CallError) {
      report(error.status !== 0);
      if (error.status === 403 && call.needsTerms) termsDue.set(true); // perhaps: they may have changed
      react(error, call.kind, quiet, sentWith);
    }
    throw error;
  } finally {
    answered();
  }
};

const react = (
  error: CallError,
  kind: Call['kind'],
  quiet: Quiet,
  sentWith: string | null,
): void => {
  const { status } = error;
  const inMaintenance = place.get().name === 'maintenance';
  switch (reactionTo({ status, kind, quiet, sentWith, token: token.get(), inMaintenance })) {
    case 'nothing':
      return;
    case 'sign-out': // ERR-02
      endSession();
      void go(href('login'), { replace: true });
      return isView ? undefined : showFlash('error', t('login.session_expired')); // the view says so itself
    case 'maintenance': // ERR-01
      maintenanceHtml.set(error.html);
      if (token.get() !== null) rememberPath(location.pathname + location.search);
      return void go(href('maintenance'), { replace: true }).then(endSession);
    case 'no-reception':
      return showFlash('error', t('network.offline_action'), { brief: true });
    case 'popup': // ERR-04
      return showErrorPopup({
        requestId: error.requestId,
        // Only the server can say what is missing, has changed or was too much (D-18, D-44, D-56).
        ...([403, 409, 429].includes(status) && error.message && { text: error.message }),
      });
  }
};

connect(send, cache);
