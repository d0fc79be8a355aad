import Box from '@mui/material/Box';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import type { SxProps, Theme } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { SELECT_STYLE } from './select-style.ts';

interface SelectFieldProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
  disabled?: boolean;
  /** For screen readers alone, if a neighbour labels it visibly. */
  labelHidden?: boolean;
  sx?: SxProps<Theme>;
}

/** A choice among a few, with its label above. The browser's own list: quick on phones and by keyboard. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { label, value, options, onChange, disabled = false, labelHidden = false, sx = {} } = props;
  const id = useId();
  return (
    <Box sx={[{ minWidth: 0 }, ...(Array.isArray(sx) ? sx : [sx])]}>
      <Typography
        component="label"
        htmlFor={id}
        variant="subtitle2"
        sx={labelHidden ? visuallyHidden : { display: 'block', mb: 0.75 }}
      >
        {label}
      </Typography>
      <NativeSelect
        fullWidth
        value={value}
        disabled={disabled}
        onChange={({ target }) => {
          const chosen = options.find((option) => option.value === target.value);
          if (chosen) onChange(chosen.value);
        }}
        input={<OutlinedInput size="small" />}
        IconComponent={ChevronDown}
        inputProps={{ id }}
        sx={SELECT_STYLE}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </NativeSelect>
    </Box>
  );
}
