import { DEFAULT_COUNTRY, COUNTRIES, countryByAlpha3, NO_COUNTRY } from '@wordcluster/domain/countries/countries';
import {
  validateCity,
  validateCountry,
  validatePostalCode,
  validateStreet,
} from '@wordcluster/domain/premium/checkout';
import { validatePhone } from '@wordcluster/domain/premium/phone';
import type { User } from '../../../platform/session/session.ts';
import { useFields } from '../../../ui/use-fields.ts';
import { useLingui, Trans } from '@lingui/react/macro';
import { useRegionName } from '../../../platform/browser/display-names.ts';
import { SearchPicker } from '../../../ui/SearchPicker.tsx';
import Box from '@mui/material/Box';
import { Field } from '../../../ui/Field.tsx';
import { pair, Section } from './Section.tsx';

const rules = {
  street: validateStreet,
  city: validateCity,
  postal_code: validatePostalCode,
  country_code: validateCountry,
  phone_number: (phone: string, { country_code }: { country_code: string }) => validatePhone(phone, country_code),
};

type AddressFields = ReturnType<typeof useAddressFields>;
type AddressName = keyof typeof rules;

/** The address of the checkout, as the user gave it last time. A field's message shows from its first change on. */
export function useAddressFields(user: User) {
  const form = useFields(
    {
      street: user.street ?? '',
      city: user.city ?? '',
      postal_code: user.postal_code ?? '',
      country_code: user.country_code ?? DEFAULT_COUNTRY,
      phone_number: user.phone_number ?? '',
    },
    rules,
  );
  const change = (name: AddressName, value: string) => {
    form.set(name, value);
    form.touch(name);
  };
  const field = (name: AddressName) => {
    const { value, error } = form.field(name);
    return { name, value, error, onChange: ({ target }: { target: { value: string } }) => change(name, target.value) };
  };
  return { ...form, change, field };
}

interface CountryPickerProps {
  /** Alpha-3, or '' for None. */
  value: string;
  onChange: (code: string) => void;
  error: string | null;
}

const CODES = [NO_COUNTRY, ...COUNTRIES.map(({ alpha3 }) => alpha3)];

/** One country of about 195, found by typing its name or its code. */
function CountryPicker({ value, onChange, error }: CountryPickerProps) {
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

/** The buyer, from the profile. */
export function PersonalSection({ user }: { user: User }) {
  const { t } = useLingui();
  return (
    <Section title={<Trans>Personal details</Trans>}>
      <Box sx={pair}>
        <Field label={t`First name`} value={user.first_name} readOnly />
        <Field label={t`Last name`} value={user.last_name} readOnly />
      </Box>
      <Field label={t`E-mail`} value={user.email} readOnly />
    </Section>
  );
}

/** Address of the invoice. */
export function AddressSection({ form }: { form: AddressFields }) {
  const { t } = useLingui();
  return (
    <Section title={<Trans>Address</Trans>}>
      <Field label={t`Street`} required autoComplete="street-address" {...form.field('street')} />
      <Box sx={pair}>
        <Field label={t`City`} required autoComplete="address-level2" {...form.field('city')} />
        <Field label={t`Postal code`} required autoComplete="postal-code" {...form.field('postal_code')} />
      </Box>
      <Box sx={pair}>
        <CountryPicker
          value={form.values.country_code}
          onChange={(code) => form.change('country_code', code)}
          error={form.field('country_code').error}
        />
        <Field
          label={t`Phone number`}
          type="tel"
          autoComplete="tel"
          hint={t`Optional, a mobile number`}
          {...form.field('phone_number')}
        />
      </Box>
    </Section>
  );
}
