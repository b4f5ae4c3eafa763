import '@abrufbar/web/tokens.css';
import '@abrufbar/web/base.css';
import '@abrufbar/web/sun.css';
import './main.css';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from '#app.tsx';
import { place, startRouter } from '#core/navigation/router.ts';
import { preloadRoute } from '#routes.ts';
import { settled, watchFirstPage } from '#core/settled.ts';
import { readInvitation, invitation } from '#session/invitation.ts';

const signOut = () => import('#session/sign-out.ts').then((file) => file.signOutAndReload());

const start = async (): Promise<void> => {
  startRouter({ preload: preloadRoute, signOut: () => void signOut() });
  if (place.get().visit === 0) return; // ends the session and reloads
  if (place.get().name === 'login') readInvitation();
  await preloadRoute(place.get().path);
  startListening(); // taps on the first page need it
  await draw();
  watchFirstPage();
  if (settled.get()) startWatch();
  else settled.subscribe(startWatch); // once: it stays so
};

const RETRY_MS = 3000;

/**
 * Loads the code that is not needed before the first screen; after a failure again and again: a
 * line that hangs or a server that restarts is followed by no event of the browser.
 */
const startLater = (load: () => Promise<() => void>): void => {
  load().then(
    (begin) => begin(),
    () => setTimeout(startLater, RETRY_MS, load),
  );
};
const startListening = () => startLater(() => import('#listen.ts').then((file) => file.listen));
const startWatch = () => startLater(() => import('#watch.ts').then((file) => file.watch));

/**
 * Hydrates the prerendered page if it is the one to show, else renders from scratch; in small tasks, so that the page
 * answers in between.
 */
const draw = async (): Promise<void> => {
  const html = document.documentElement;
  const root = document.getElementById('root');
  if (!root) throw new Error('#root is missing');
  const isDrawn = html.dataset.shell === place.get().name && invitation.get() === null;
  await new Promise<void>((done) => {
    const app = <App onDrawn={done} />;
    startTransition(() => {
      if (isDrawn) hydrateRoot(root, app);
      else createRoot(root).render(app);
    });
  });
  delete html.dataset.other; // set by the script in index.html: the page drawn at build time is not this one
};

void start();
