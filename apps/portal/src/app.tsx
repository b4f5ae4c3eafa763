import { useEffect, type ComponentType } from 'react';
import { isView } from '#core/device.ts';
import { ErrorBoundary } from '#core/frame/error-boundary.tsx';
import { errorPopup } from '#core/frame/error-popup.ts';
import { part } from '@abrufbar/web/lazy-page.tsx';
import { place } from '#core/navigation/router.ts';
import { useStore } from '@abrufbar/web/store.ts';
import { routes, Shell } from '#routes.ts';
import { settled } from '#core/settled.ts';
import { ViewBar } from '#view-bar.ts';

const Layers = part(() => import('#layers.tsx').then((file) => file.Layers));
const ErrorPopupDialog = part(() =>
  import('#core/frame/error-popup-dialog.tsx').then((file) => file.ErrorPopupDialog),
);

type AppProps = { readonly onDrawn?: () => void };

export const App = ({ onDrawn }: AppProps) => {
  useEffect(() => onDrawn?.(), [onDrawn]);
  const { name, params, path } = useStore(place);
  const route = routes[name];
  // Each screen takes the parameters of its own address; the table ties the two together.
  const Screen = route.screen as ComponentType<typeof params>;
  const popup = useStore(errorPopup);
  const screen = (
    <ErrorBoundary key={path}>
      <Screen {...params} />
    </ErrorBoundary>
  );
  return (
    <>
      {route.bare && isView && <ViewBar />}
      {route.bare ? screen : <Shell>{screen}</Shell>}
      {popup && <ErrorPopupDialog popup={popup} onClose={() => errorPopup.set(null)} />}
      {useStore(settled) && <Layers />}
    </>
  );
};
