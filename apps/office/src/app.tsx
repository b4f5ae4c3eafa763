import { FlashRegion } from '@abrufbar/web/ui/flash.tsx';
import { part } from '@abrufbar/web/lazy-page.tsx';
import { closeFlash, flash } from '@abrufbar/web/flash.ts';
import { useStore } from '@abrufbar/web/store.ts';
import { useEffect, type ComponentType } from 'react';
import { interrupted } from '#core/api/session-state.ts';
import { stepUpQuestion } from '#core/api/step-up-question.ts';
import { token } from '#core/device.ts';
import { ErrorBoundary } from '#core/frame/error-boundary.tsx';
import { NotFound } from '#core/frame/not-found.tsx';
import { leaveQuestion } from '#core/navigation/leave.ts';
import { place } from '#core/navigation/router.ts';
import { routes, Shell, SignIn } from '#routes.ts';

const StepUpDialog = part(() =>
  import('#session/step-up-dialog.tsx').then((file) => file.StepUpDialog),
);
const SignInAgain = part(() =>
  import('#session/sign-in-again.tsx').then((file) => file.SignInAgain),
);
const LeaveDialog = part(() =>
  import('#core/frame/leave-dialog.tsx').then((file) => file.LeaveDialog),
);

export const App = () => (
  <>
    <Content />
    {useStore(stepUpQuestion) && <StepUpDialog />}
    {useStore(leaveQuestion) && <LeaveDialog />}
    <FlashRegion flash={useStore(flash)} onClose={closeFlash} />
  </>
);

/** Dialogs that save entry or keep it must be here when the files of this version are gone (OFF-271). */
const useDialogsAtHand = (isSignedIn: boolean): void =>
  useEffect(() => {
    if (!isSignedIn) return;
    for (const dialog of [StepUpDialog, LeaveDialog, SignInAgain]) void dialog.preload();
  }, [isSignedIn]);

const Content = () => {
  const { match, path } = useStore(place);
  const isInterrupted = useStore(interrupted) !== null;
  const isSignedIn = useStore(token) !== null || isInterrupted;
  useDialogsAtHand(isSignedIn);
  const route = match && routes[match.name];
  // Each screen takes the parameters of its own address; the table ties the two together.
  const Screen = (route?.screen ?? NotFound) as ComponentType<object>;
  const screen = (
    <ErrorBoundary key={path}>
      <Screen {...match?.params} />
    </ErrorBoundary>
  );
  if (route?.open) return screen;
  return (
    <ErrorBoundary key={String(isSignedIn)}>
      {isSignedIn ? <Shell>{screen}</Shell> : <SignIn />}
      {isInterrupted && <SignInAgain />}
    </ErrorBoundary>
  );
};
