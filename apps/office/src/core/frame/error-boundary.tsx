import { Component, type ReactNode } from 'react';
import { LoadError } from '#core/parts/load-error.tsx';

type State = { readonly failed: boolean };

/** Stands in for a screen that cannot be drawn or whose code did not arrive; the frame around it stays. */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <main>
        <LoadError onRetry={() => location.reload()} />
      </main>
    );
  }
}
