/** Countries of the checkout's address. */
import { COUNTRY_TABLE } from './country-table.ts';

export interface Country {
  /** ISO 3166-1 numeric. */
  readonly id: number;
  readonly name: string;
  readonly alpha2: string;
  readonly alpha3: string;
}

/** Chosen before the user record loads. */
export const DEFAULT_COUNTRY = 'SVK';
/** Value of the 'None' option. */
export const NO_COUNTRY = '';

export const COUNTRIES: readonly Country[] = COUNTRY_TABLE.map(([id, name, alpha2, alpha3]) => ({
  id,
  name,
  alpha2,
  alpha3,
}));

const BY_ALPHA3: ReadonlyMap<string, Country> = new Map(COUNTRIES.map((country) => [country.alpha3, country]));

/** Case-insensitive; the stored country_code is the upper-case alpha-3. */
export function countryByAlpha3(code: string): Country | null {
  return BY_ALPHA3.get(code.toUpperCase()) ?? null;
}

/** True for an upper-case alpha-3 code of the list. */
export function isCountryCode(code: string): boolean {
  return BY_ALPHA3.has(code);
}

/** The country's name, or the code itself when unknown. */
export function countryName(alpha3: string): string {
  return countryByAlpha3(alpha3)?.name ?? alpha3;
}
