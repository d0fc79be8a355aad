import { Trans } from '@lingui/react/macro';
import { Component, type ErrorInfo, type ReactNode } from 'react';
import { EmptyState } from '../ui/EmptyState.tsx';

interface Props {
  children: ReactNode;
  /** Another value gives the page another chance: the address, for a router. */
  resetKey?: string;
  /** Told about every error, for the error report. */
  onError?: (error: unknown, info: ErrorInfo) => void;
}

interface State {
  failed: boolean;
  resetKey: string | undefined;
}

/** A page that breaks leaves the rest standing and offers two ways out. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    this.props.onError?.(error, info);
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): State | null {
    return resetKey === state.resetKey ? null : { failed: false, resetKey };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <EmptyState
        title={<Trans>This page could not be shown.</Trans>}
        actions={
          <>
            <button type="button" className="button contained" onClick={() => window.location.reload()}>
              <Trans>Reload</Trans>
            </button>
            <a className="button outlined" href="/clusters">
              <Trans>Go to clusters</Trans>
            </a>
          </>
        }
      >
        <Trans>Your words are safe on the server. Reloading the page usually helps.</Trans>
      </EmptyState>
    );
  }
}
