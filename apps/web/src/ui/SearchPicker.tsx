import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { ChevronDown } from 'lucide-react';
import { useId, type ReactNode } from 'react';

interface SearchPickerProps {
  label: string;
  /** Names the button that shows all options. */
  showLabel: string;
  /** Codes, in the order in which they are offered. */
  options: readonly string[];
  value: string;
  onChange: (code: string) => void;
  nameOf: (code: string) => string;
  /** Search keywords of an option: its code, its name in another language. */
  keywordsOf: (code: string) => string;
  /** How an option is drawn; its name alone otherwise. */
  renderOption?: (code: string) => ReactNode;
  disabled?: boolean;
  /** Already in the interface language. */
  error?: string | null;
}

/** One of many, found by typing: the whole list until something is typed. */
export function SearchPicker({
  label,
  showLabel,
  options,
  value,
  onChange,
  nameOf,
  keywordsOf,
  renderOption = nameOf,
  disabled = false,
  error = null,
}: SearchPickerProps) {
  const id = useId();
  const described = error === null ? undefined : `${id}-below`;
  return (
    <Autocomplete
      id={id}
      options={options}
      value={value}
      onChange={(_event, code) => onChange(code)}
      disabled={disabled}
      disableClearable
      autoHighlight
      popupIcon={<ChevronDown />}
      getOptionLabel={nameOf}
      filterOptions={(codes, { inputValue }) => {
        const typed = inputValue.trim().toLowerCase();
        return typed === '' || typed === nameOf(value).toLowerCase()
          ? codes
          : codes.filter((code) => `${nameOf(code)} ${keywordsOf(code)}`.toLowerCase().includes(typed));
      }}
      slotProps={{ popupIndicator: { 'aria-label': showLabel, title: showLabel } }}
      renderOption={({ key, ...props }, code) => (
        <Box component="li" key={key} {...props} sx={{ display: 'flex', gap: 1 }}>
          {renderOption(code)}
        </Box>
      )}
      renderInput={({ slotProps }) => (
        <Box>
          <Typography component="label" htmlFor={id} variant="subtitle2" sx={{ display: 'block', mb: 0.75 }}>
            {label}
          </Typography>
          <OutlinedInput
            fullWidth
            {...slotProps.input}
            disabled={disabled}
            error={error !== null}
            // As high as other fields.
            sx={{ '&.MuiOutlinedInput-root': { py: '4.5px' } }}
            inputProps={{ ...slotProps.htmlInput, 'aria-describedby': described, 'aria-invalid': error !== null }}
          />
          {error !== null && (
            <Typography id={described} variant="caption" component="p" sx={{ mt: 0.75, color: 'error.main' }}>
              {error}
            </Typography>
          )}
        </Box>
      )}
    />
  );
}
