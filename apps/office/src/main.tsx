import '@abrufbar/web/tokens.css';
import '@abrufbar/web/base.css';
import './main.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { App } from '#app.tsx';
import '#core/api/client.ts'; // ties every query to the server
import { cache } from '#core/api/cache.ts';
import { watchUserActions } from '#core/api/user-action.ts';
import { watchNewVersion } from '#core/frame/new-version.ts';
import { watchKeys } from '#core/keys/dispatch.ts';
import { watchLostFocus } from '#core/lost-focus.ts';
import { interceptLinks } from '#core/navigation/links.ts';
import { startRouter } from '#core/navigation/router.ts';
import { watchTheme } from '#core/theme.ts';
import { preloadRoute } from '#routes.ts';

const start = async (): Promise<void> => {
  startRouter(preloadRoute);
  interceptLinks();
  watchTheme();
  watchNewVersion();
  watchUserActions();
  watchKeys();
  watchLostFocus();
  await preloadRoute(location.pathname);
  const root = document.getElementById('root');
  if (!root) throw new Error('#root is missing');
  createRoot(root).render(
    <QueryClientProvider client={cache}>
      <App />
    </QueryClientProvider>,
  );
};

void start();
