import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

interface CheckFieldProps {
  label: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
  /** Explanation below the label. */
  hint?: ReactNode;
}

export function CheckField({ label, checked, onChange, disabled = false, hint }: CheckFieldProps) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  return (
    <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 0.5, ml: -1.25 }}>
      <Checkbox
        id={id}
        checked={checked}
        disabled={disabled}
        onChange={(_event, now) => onChange(now)}
        slotProps={{ input: { 'aria-describedby': hintId } }}
        sx={{ p: 1.25 }}
      />
      <Box sx={{ minWidth: 0, pt: 1.5 }}>
        <Typography component="label" htmlFor={id} variant="body2" sx={{ display: 'block', cursor: 'pointer' }}>
          {label}
        </Typography>
        {hint ? (
          <Typography id={hintId} variant="caption" sx={{ display: 'block', color: 'text.secondary' }}>
            {hint}
          </Typography>
        ) : null}
      </Box>
    </Box>
  );
}
