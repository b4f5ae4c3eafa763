import { Component, type ReactNode } from 'react';
import { part } from '#core/frame/lazy-page.tsx';

export type DrawingFailure = 'code' | 'drawing';

const ErrorPage = part(() => import('#core/frame/error-page.tsx').then((file) => file.ErrorPage));

type State = { readonly failure: DrawingFailure | null };

/** Stands in for a screen that cannot be drawn or whose code did not arrive; the frame around it stays. */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { failure: null };

  static getDerivedStateFromError(error: unknown): State {
    // What a failed import() throws: no reception, or files of a version that is gone.
    const isCode = error instanceof TypeError && /import|module/i.test(error.message);
    return { failure: isCode ? 'code' : 'drawing' };
  }

  override render() {
    const { failure } = this.state;
    return failure === null ? this.props.children : <ErrorPage failure={failure} />;
  }
}
