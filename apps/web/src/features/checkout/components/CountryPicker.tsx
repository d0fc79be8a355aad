import { useLingui } from '@lingui/react/macro';
import { COUNTRIES, countryByAlpha3, NO_COUNTRY } from '@wordcluster/domain/countries/countries';
import { useRegionName } from '../../../platform/browser/display-names.ts';
import { SearchPicker } from '../../../ui/SearchPicker.tsx';

interface CountryPickerProps {
  /** Alpha-3, or '' for None. */
  value: string;
  onChange: (code: string) => void;
  error: string | null;
}

const CODES = [NO_COUNTRY, ...COUNTRIES.map(({ alpha3 }) => alpha3)];

/** One country of about 195, found by typing its name or its code. */
export function CountryPicker({ value, onChange, error }: CountryPickerProps) {
  const { t } = useLingui();
  const regionName = useRegionName();
  const nameOf = (code: string) => {
    const country = countryByAlpha3(code);
    return country === null ? code : regionName(country.alpha2, country.name);
  };
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
      error={error}
    />
  );
}
