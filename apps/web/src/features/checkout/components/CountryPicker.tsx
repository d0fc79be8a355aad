import { useLingui } from '@lingui/react/macro';
import { COUNTRIES, countryByAlpha3, NO_COUNTRY } from '@wordcluster/domain/countries/countries';
import { translateMessage } from '../../../ui/messages.ts';
import { SearchPicker } from '../../../ui/SearchPicker.tsx';

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
  const nameOf = useCountryName();
  const none = t`None`;
  return (
    <SearchPicker
      label={t`Country`}
      showLabel={t`Show countries`}
      options={CODES}
      value={value}
      onChange={onChange}
      nameOf={(code) => (code === NO_COUNTRY ? none : nameOf(code))}
      keywordsOf={(code) => `${code} ${countryByAlpha3(code)?.alpha2 ?? ''}`}
      error={error === null ? null : translateMessage(error)}
    />
  );
}
