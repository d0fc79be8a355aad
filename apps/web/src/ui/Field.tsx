import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import Box from '@mui/material/Box';
import { useId } from 'react';
import { FieldFrame, type FieldText } from './FieldFrame.tsx';

export interface FieldProps extends Omit<OutlinedInputProps, 'error' | 'label' | 'id' | 'notched'>, FieldText {}

/** A labelled text field. */
export function Field({ label, error = null, hint, inputProps, sx = {}, ...input }: FieldProps) {
  const id = useId();
  return (
    <Box sx={[{ minWidth: 0 }, ...(Array.isArray(sx) ? sx : [sx])]}>
      <FieldFrame id={id} label={label} error={error} hint={hint} required={input.required === true}>
        {(described) => (
          <OutlinedInput
            fullWidth
            {...input}
            id={id}
            error={error !== null}
            inputProps={{ ...inputProps, ...described }}
          />
        )}
      </FieldFrame>
    </Box>
  );
}
