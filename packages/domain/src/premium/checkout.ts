/** The checkout's address. */
import type { Message } from '../messages/all.ts';
import { message } from '../messages/premium.ts';
import { isCountryCode } from '../countries/countries.ts';
import { codePointLength, hasControlCharacters, normalizeText } from '../text/characters.ts';
import { collectErrors, type FieldErrors, type Validator } from '../validation.ts';
import { toE164, validatePhone } from './phone.ts';

const MIN_ADDRESS_LENGTH = 3;
/** Maximum length of a line on an invoice. */
const MAX_ADDRESS_LENGTH = 120;

const STREET_MESSAGE = message('checkout.street_invalid');
const CITY_MESSAGE = message('checkout.city_invalid');
const POSTAL_CODE_MESSAGE = message('checkout.postal_code_invalid');
const COUNTRY_MESSAGE = message('checkout.country_required');

export interface Address {
  readonly street: string;
  readonly city: string;
  readonly postal_code: string;
  /** Upper-case alpha-3, '' for None. */
  readonly country_code: string;
  readonly phone_number: string | null;
}

function line(wrong: Message): Validator {
  return (value) => {
    const text = normalizeText(value);
    const length = codePointLength(text);
    return length >= MIN_ADDRESS_LENGTH && length <= MAX_ADDRESS_LENGTH && !hasControlCharacters(text) ? null : wrong;
  };
}

export const validateStreet: Validator = line(STREET_MESSAGE);
export const validateCity: Validator = line(CITY_MESSAGE);
export const validatePostalCode: Validator = line(POSTAL_CODE_MESSAGE);

/** A country must be chosen from the list. */
export function validateCountry(code: string): Message | null {
  return isCountryCode(code) ? null : COUNTRY_MESSAGE;
}

/** Pay is blocked while this has an entry. */
export function checkoutErrors(address: Address): FieldErrors {
  return collectErrors({
    street: validateStreet(address.street),
    city: validateCity(address.city),
    postal_code: validatePostalCode(address.postal_code),
    country_code: validateCountry(address.country_code),
    phone_number: validatePhone(address.phone_number ?? '', address.country_code),
  });
}

/** Trimmed NFC lines and an E.164 number. */
export function normalizeAddress(address: Address): Address {
  return {
    street: normalizeText(address.street),
    city: normalizeText(address.city),
    postal_code: normalizeText(address.postal_code),
    country_code: address.country_code,
    phone_number: toE164(address.phone_number ?? '', address.country_code),
  };
}
