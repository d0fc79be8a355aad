import { useLingui } from '@lingui/react/macro';
import IconButton from '@mui/material/IconButton';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { Field, type FieldProps } from './Field.tsx';

/** A password with a show button. `autoComplete`: `current-password` or `new-password`. */
export function PasswordField(props: Omit<FieldProps, 'type' | 'endAdornment'> & { autoComplete: string }) {
  const { t } = useLingui();
  const [shown, setShown] = useState(false);
  return (
    <Field
      {...props}
      type={shown ? 'text' : 'password'}
      endAdornment={
        <IconButton
          size="small"
          edge="end"
          aria-label={shown ? t`Hide password` : t`Show password`}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
          // Keeps the caret position.
          onMouseDown={(event) => event.preventDefault()}
        >
          {shown ? <EyeOff /> : <Eye />}
        </IconButton>
      }
    />
  );
}
