import { describe, expect, it } from 'vitest';
import {
  COUNTRIES,
  countryByAlpha3,
  countryName,
  DEFAULT_COUNTRY,
  isCountryCode,
} from '../../src/countries/countries.ts';

describe('countries', () => {
  // Specification: S2-3.11
  it('has the 193 members of the United Nations, Kosovo and Taiwan, each code once', () => {
    expect(COUNTRIES).toHaveLength(195);
    for (const key of ['id', 'name', 'alpha2', 'alpha3'] as const) {
      expect(new Set(COUNTRIES.map((country) => country[key])).size).toBe(195);
    }
    expect(COUNTRIES.every(({ alpha2, alpha3 }) => /^[A-Z]{2}$/.test(alpha2) && /^[A-Z]{3}$/.test(alpha3))).toBe(true);
  });
  // Specification: S2-3.12
  it('finds Slovakia, the default, by its code in any letter case', () => {
    const slovakia = { id: 703, name: 'Slovakia', alpha2: 'SK', alpha3: 'SVK' };
    expect(countryByAlpha3(DEFAULT_COUNTRY)).toEqual(slovakia);
    expect(countryByAlpha3('svk')).toEqual(slovakia);
    expect(countryName('SVK')).toEqual('Slovakia');
  });
  // Specification: S2-3.12
  it('accepts only upper-case alpha-3 codes of the list', () => {
    expect(isCountryCode('SVK')).toBe(true);
    expect(['svk', 'SK', '', 'XXX'].some(isCountryCode)).toBe(false);
  });
});
