import type { ReactNode } from 'react';

export interface FieldText {
  label: ReactNode;
  /** The message under the field; null or absent when the value is fine or was not touched yet. */
  error?: string | null | undefined;
  /** A hint under the field; an error replaces it. */
  hint?: ReactNode;
}

interface FieldFrameProps extends FieldText {
  id: string;
  required: boolean;
  /** The control: gets the ids of the texts below it. */
  children: (described: { 'aria-describedby': string | undefined; 'aria-invalid': boolean }) => ReactNode;
}

/** Label, hint and error of a field. The label is above, so that it is never cut and nothing moves. */
export function FieldFrame({ id, label, error = null, hint, required, children }: FieldFrameProps) {
  const below = error === null ? hint : error;
  const belowId = below ? `${id}-below` : undefined;
  return (
    <>
      <label htmlFor={id} className="field-label">
        {label}
        {required && <span aria-hidden>*</span>}
      </label>
      {children({ 'aria-describedby': belowId, 'aria-invalid': error !== null })}
      {below ? (
        <p id={belowId} className={`field-below note${error === null ? '' : ' wrong'}`} aria-live="polite">
          {below}
        </p>
      ) : null}
    </>
  );
}
