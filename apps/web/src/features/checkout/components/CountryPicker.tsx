import { useLingui } from '@lingui/react/macro';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { COUNTRIES, countryByAlpha3, NO_COUNTRY } from '@wordcluster/domain/countries/countries';
import { useId } from 'react';
import { translateMessage } from '../../../ui/messages.ts';

interface CountryPickerProps {
  /** Alpha-3, or '' for None. */
  value: string;
  onChange: (code: string) => void;
  error: string | null;
}

const CODES = [NO_COUNTRY, ...COUNTRIES.map(({ alpha3 }) => alpha3)];

/** A country's name in the interface language; the list's own where the browser knows none. */
function useCountryName(): (alpha3: string) => string {
  const { i18n } = useLingui();
  const names = new Intl.DisplayNames([i18n.locale, 'en'], { type: 'region', fallback: 'none' });
  return (alpha3) => {
    const country = countryByAlpha3(alpha3);
    if (country === null) return alpha3;
    return i18n.locale === 'en' ? country.name : (names.of(country.alpha2) ?? country.name);
  };
}

/** One country of about 195, found by typing its name or its code. */
export function CountryPicker({ value, onChange, error }: CountryPickerProps) {
  const { t } = useLingui();
  const id = useId();
  const nameOf = useCountryName();
  const none = t`None`;
  const text = (code: string) => (code === NO_COUNTRY ? none : nameOf(code));
  const searchable = (code: string) => `${text(code)} ${code} ${countryByAlpha3(code)?.alpha2 ?? ''}`.toLowerCase();
  const described = error === null ? undefined : `${id}-below`;

  return (
    <Autocomplete
      id={id}
      options={CODES}
      value={value}
      onChange={(_event, code) => onChange(code ?? NO_COUNTRY)}
      disableClearable
      autoHighlight
      getOptionLabel={text}
      filterOptions={(codes, { inputValue }) => {
        const typed = inputValue.trim().toLowerCase();
        return typed === '' || typed === text(value).toLowerCase()
          ? codes
          : codes.filter((code) => searchable(code).includes(typed));
      }}
      slotProps={{ popupIndicator: { 'aria-label': t`Show countries` } }}
      renderInput={({ slotProps }) => (
        <Box>
          <Typography component="label" htmlFor={id} variant="subtitle2" sx={{ display: 'block', mb: 0.75 }}>
            {t`Country`}
          </Typography>
          <OutlinedInput
            fullWidth
            {...slotProps.input}
            error={error !== null}
            // As high as the fields beside it.
            sx={{ '&.MuiOutlinedInput-root': { py: '4.5px' } }}
            inputProps={{ ...slotProps.htmlInput, 'aria-describedby': described, 'aria-invalid': error !== null }}
          />
          {error !== null && (
            <Typography id={described} variant="caption" component="p" sx={{ mt: 0.75, color: 'error.main' }}>
              {translateMessage(error)}
            </Typography>
          )}
        </Box>
      )}
    />
  );
}
