import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import Box from '@mui/material/Box';
import { useId, type ReactNode } from 'react';

export interface FieldProps extends Omit<OutlinedInputProps, 'error' | 'label' | 'id' | 'notched'> {
  label: ReactNode;
  /** The message under the field; null or absent when the value is fine or was not touched yet. */
  error?: string | null | undefined;
  /** A hint under the field; the error takes its place. */
  hint?: ReactNode;
}

/** A labelled text field. The label stands above, so that it is never cut and nothing moves. */
export function Field({ label, error = null, hint, inputProps, sx = {}, ...input }: FieldProps) {
  const id = useId();
  const below = error === null ? hint : error;
  const described = below ? `${id}-below` : undefined;
  return (
    <Box sx={[{ minWidth: 0 }, ...(Array.isArray(sx) ? sx : [sx])]}>
      <Typography component="label" htmlFor={id} variant="subtitle2" sx={{ display: 'block', mb: 0.75 }}>
        {label}
        {input.required === true && (
          <Box component="span" aria-hidden sx={{ color: 'secondary.main', ml: 0.5 }}>
            *
          </Box>
        )}
      </Typography>
      <OutlinedInput
        fullWidth
        {...input}
        id={id}
        error={error !== null}
        inputProps={{ ...inputProps, 'aria-describedby': described, 'aria-invalid': error !== null }}
      />
      {below ? (
        <Typography
          id={described}
          variant="caption"
          component="p"
          aria-live="polite"
          sx={{ mt: 0.75, color: error === null ? 'text.secondary' : 'error.main' }}
        >
          {below}
        </Typography>
      ) : null}
    </Box>
  );
}
