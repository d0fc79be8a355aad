import type { ReactNode } from 'react';

interface EmptyStateProps {
  /** A drawing or an icon, for the eye only. */
  picture?: ReactNode;
  title: ReactNode;
  children?: ReactNode;
  /** Suggested actions. */
  actions?: ReactNode;
}

/** An empty state with its next steps. */
export function EmptyState({ picture, title, children, actions }: EmptyStateProps) {
  return (
    <div className="empty-state">
      {picture ? (
        <div className="picture" aria-hidden>
          {picture}
        </div>
      ) : null}
      <p className="lead">{title}</p>
      {children ? <div className="explained">{children}</div> : null}
      {actions ? <div className="actions">{actions}</div> : null}
    </div>
  );
}
