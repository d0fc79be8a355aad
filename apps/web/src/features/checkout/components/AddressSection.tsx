import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { Field } from '../../../ui/Field.tsx';
import type { User } from '../../../platform/session/session.ts';
import type { AddressFields } from '../hooks/use-address-fields.ts';
import { CountryPicker } from './CountryPicker.tsx';
import { pair, Section } from './Section.tsx';

/** Who buys: as the profile says. */
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

/** Where the invoice goes. */
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
