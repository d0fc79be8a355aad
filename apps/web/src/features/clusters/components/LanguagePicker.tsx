import { useLingui } from '@lingui/react/macro';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { NO_LANGUAGE } from '@wordcluster/domain/clusters/cluster-form';
import { findLanguage, LANGUAGES } from '@wordcluster/domain/languages/languages';
import { Volume2 } from 'lucide-react';
import { useId } from 'react';
import { useLanguageName } from '../../../platform/language-names.ts';

interface LanguagePickerProps {
  label: string;
  /** A code, or '-' for none. */
  value: string;
  onChange: (code: string) => void;
  disabled: boolean;
  /** Codes that other columns use; they are not offered. */
  taken: readonly string[];
  /** Codes with a voice; they carry its mark. */
  voiced: ReadonlySet<string>;
}

/** One language of about 115, found by typing its name in the interface language, its own name or its code. */
export function LanguagePicker({ label, value, onChange, disabled, taken, voiced }: LanguagePickerProps) {
  const { t } = useLingui();
  const id = useId();
  const nameOf = useLanguageName();
  const none = t`None`;
  const options = [NO_LANGUAGE, ...LANGUAGES.map(({ code }) => code).filter((code) => !taken.includes(code))];
  const text = (code: string) => (code === NO_LANGUAGE ? none : nameOf(code));
  const searchable = (code: string) => `${text(code)} ${findLanguage(code)?.nativeName ?? ''} ${code}`.toLowerCase();

  return (
    <Autocomplete
      id={id}
      options={options}
      value={value}
      onChange={(_event, code) => onChange(code ?? NO_LANGUAGE)}
      disabled={disabled}
      disableClearable
      autoHighlight
      getOptionLabel={text}
      filterOptions={(codes, { inputValue }) => {
        const typed = inputValue.trim().toLowerCase();
        return typed === '' || typed === text(value).toLowerCase()
          ? codes
          : codes.filter((code) => searchable(code).includes(typed));
      }}
      slotProps={{ popupIndicator: { 'aria-label': t`Show languages` } }}
      renderOption={({ key, ...props }, code) => (
        <Box component="li" key={key} {...props} sx={{ display: 'flex', gap: 1 }}>
          <span>{text(code)}</span>
          <Typography
            component="span"
            variant="body2"
            sx={{ color: 'text.secondary' }}
            lang={code === NO_LANGUAGE ? undefined : code}
          >
            {code === NO_LANGUAGE ? '' : findLanguage(code)?.nativeName}
          </Typography>
          {voiced.has(code) && (
            <Box
              component="span"
              sx={{ ml: 'auto', display: 'inline-flex', color: 'primary.main', '& svg': { width: 16, height: 16 } }}
            >
              <Volume2 role="img" aria-label={t`With voice`} />
            </Box>
          )}
        </Box>
      )}
      renderInput={({ slotProps }) => (
        <Box>
          <Typography component="label" htmlFor={id} variant="subtitle2" sx={{ display: 'block', mb: 0.75 }}>
            {label}
          </Typography>
          <OutlinedInput fullWidth {...slotProps.input} inputProps={slotProps.htmlInput} disabled={disabled} />
        </Box>
      )}
    />
  );
}
