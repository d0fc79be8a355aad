/**
 * Mobile numbers, with the metadata for mobile numbers only (a file of its own, because that weighs about 100 kB).
 */
import type { Message } from '../messages/all.ts';
import { message } from '../messages/premium.ts';
import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/mobile';
import { countryByAlpha3 } from '../countries/countries.ts';

const PHONE_MESSAGE = message('checkout.phone_invalid');

/**
 * The stored form, such as +421905123456, or null when empty or invalid; a number without + is read as one of the
 * address's country.
 */
export function toE164(text: string, countryAlpha3: string): string | null {
  const alpha2 = countryByAlpha3(countryAlpha3)?.alpha2;
  const home = alpha2 !== undefined && isSupportedCountry(alpha2) ? { defaultCountry: alpha2 } : {};
  // Extraction would find a number anywhere in a sentence; the field must contain nothing else.
  const number = parsePhoneNumberFromString(text.trim(), { ...home, extract: false });
  return number?.isValid() === true ? number.number : null;
}

/** Message for a number, or null; it may be left out. */
export function validatePhone(text: string, countryAlpha3: string): Message | null {
  return text.trim() === '' || toE164(text, countryAlpha3) !== null ? null : PHONE_MESSAGE;
}
