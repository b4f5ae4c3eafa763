import { Component, type ReactNode } from 'react';
import { DrawingError } from '#core/frame/drawing-error.tsx';

type State = { readonly failed: boolean };

/** Stands in for what cannot be drawn or whose code did not arrive; what is around it stays. */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <DrawingError /> : this.props.children;
  }
}
