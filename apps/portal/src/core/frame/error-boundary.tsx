import { Component, type ReactNode } from 'react';
import type { DrawingFailure } from '#core/frame/error-page.tsx';
import { part } from '@abrufbar/web/lazy-page.tsx';

const ErrorPage = part(() => import('#core/frame/error-page.tsx').then((file) => file.ErrorPage));

type State = { readonly failure: DrawingFailure | null };

/** Stands in for a screen that cannot be drawn or whose code did not arrive; the frame around it stays. */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { failure: null };

  static getDerivedStateFromError(error: unknown): State {
    // A failed import() throws this: no reception, or files of a version that is gone.
    const isCode = error instanceof TypeError && /import|module/i.test(error.message);
    return { failure: isCode ? 'code' : 'drawing' };
  }

  override render() {
    const { failure } = this.state;
    return failure === null ? this.props.children : <ErrorPage failure={failure} />;
  }
}
