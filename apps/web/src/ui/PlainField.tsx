import { useLingui } from '@lingui/react/macro';
import { Eye, EyeOff } from 'lucide-react';
import { useId, useState, type ComponentProps, type ReactNode } from 'react';
import { FieldFrame, type FieldText } from './FieldFrame.tsx';

interface PlainFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'className'>, FieldText {
  /** Inside the field, after its text. */
  end?: ReactNode;
}

/** A labelled text field without the theme's code, for prerendered pages. */
export function PlainField({ label, error = null, hint, end, ...input }: PlainFieldProps) {
  const id = useId();
  return (
    <div>
      <FieldFrame id={id} label={label} error={error} hint={hint} required={input.required === true}>
        {(described) => (
          <div className="input">
            <input {...input} {...described} id={id} />
            {end}
          </div>
        )}
      </FieldFrame>
    </div>
  );
}

/** A password that can be shown. */
export function PlainPasswordField(props: Omit<PlainFieldProps, 'type' | 'end'>) {
  const { t } = useLingui();
  const [shown, setShown] = useState(false);
  return (
    <PlainField
      {...props}
      type={shown ? 'text' : 'password'}
      end={
        <button
          type="button"
          className="inside-button"
          aria-label={shown ? t`Hide password` : t`Show password`}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
          // Keeps the caret position.
          onMouseDown={(event) => event.preventDefault()}
        >
          {shown ? <EyeOff /> : <Eye />}
        </button>
      }
    />
  );
}
