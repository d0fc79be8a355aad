import { DEFAULT_COUNTRY } from '@wordcluster/domain/countries/countries';
import {
  validateCity,
  validateCountry,
  validatePostalCode,
  validateStreet,
} from '@wordcluster/domain/premium/checkout';
import { validatePhone } from '@wordcluster/domain/premium/phone';
import type { User } from '../../../platform/session/session.ts';
import { useFields } from '../../../ui/use-fields.ts';

const rules = {
  street: validateStreet,
  city: validateCity,
  postal_code: validatePostalCode,
  country_code: validateCountry,
  phone_number: (phone: string, { country_code }: { country_code: string }) => validatePhone(phone, country_code),
};

export type AddressFields = ReturnType<typeof useAddressFields>;
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
