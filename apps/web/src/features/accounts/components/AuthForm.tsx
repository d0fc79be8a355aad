import type { ReactNode, SubmitEventHandler } from 'react';

interface AuthFormProps {
  title: string;
  /** A sentence under the title. */
  lead?: ReactNode;
  onSubmit: SubmitEventHandler<HTMLElement>;
  children: ReactNode;
}

/** The form of a visitor's page: one column, one thing after the other. */
export function AuthForm({ title, lead, onSubmit, children }: AuthFormProps) {
  return (
    <form className="auth-form" onSubmit={onSubmit} noValidate>
      <div>
        <h1 className="head">{title}</h1>
        {lead ? <div className="auth-lead quiet">{lead}</div> : null}
      </div>
      {children}
    </form>
  );
}
