import { countryByAlpha3 } from '@wordcluster/domain/countries/countries';
import { z } from 'zod';
import { optionalText } from './kinds.ts';

/** It is printed on one line. */
const line = optionalText.pipe(z.string().max(200).optional());

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

/** Issuer of the invoices. */
export const sellerSettings = {
  SELLER_NAME: line,
  SELLER_STREET: line,
  SELLER_CITY: line,
  SELLER_POSTAL_CODE: line,
  SELLER_COUNTRY: z
    .string()
    .trim()
    .toUpperCase()
    .refine((code) => countryByAlpha3(code) !== null, 'must be a three-letter country code such as SVK')
    .default('SVK'),
  /** The number in the register of companies or trades (in Slovakia IČO). */
  SELLER_REGISTRATION_ID: line,
  /** The number at the tax office (in Slovakia DIČ). */
  SELLER_TAX_ID: line,
  SELLER_REGISTER_NOTE: line,
  SELLER_TIME_ZONE: z
    .string()
    .trim()
    .refine(isTimeZone, 'must be a time zone such as Europe/Bratislava')
    .default('Europe/Bratislava'),
};

type Settings = z.infer<z.ZodObject<typeof sellerSettings>>;

const NEEDED = ['SELLER_NAME', 'SELLER_STREET', 'SELLER_CITY', 'SELLER_POSTAL_CODE', 'SELLER_REGISTRATION_ID'] as const;

/** Real money needs real invoices: which settings are missing, as a sentence, or null. */
export function sellerSettingsProblem(s: Settings, takesMoney: boolean): string | null {
  const missing = NEEDED.filter((name) => !s[name]);
  return takesMoney && missing.length > 0
    ? `To issue invoices these settings are needed: ${missing.join(', ')}.`
    : null;
}

/** Without settings an invoice says that its issuer is not real. */
export function sellerConfig(s: Settings) {
  return {
    name: s.SELLER_NAME ?? 'Development installation, not a real seller',
    street: s.SELLER_STREET ?? 'No street',
    city: s.SELLER_CITY ?? 'No city',
    postal_code: s.SELLER_POSTAL_CODE ?? '00000',
    country_code: s.SELLER_COUNTRY,
    registration_id: s.SELLER_REGISTRATION_ID ?? '00000000',
    tax_id: s.SELLER_TAX_ID ?? null,
    register_note: s.SELLER_REGISTER_NOTE ?? null,
    time_zone: s.SELLER_TIME_ZONE,
  };
}
