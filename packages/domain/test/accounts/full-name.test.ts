import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { familyFirst, fullName } from '../../src/accounts/full-name.ts';

const named = (first_name: string, last_name: string) => ({ first_name, last_name });

describe('the full name', () => {
  test.for([
    ['Nina', 'Nováková', 'en', 'Nina Nováková'],
    ['Nina', 'Nováková', 'hu', 'Nováková Nina'],
    ['Nina', 'Nováková', 'hu-HU', 'Nováková Nina'],
    ['小明', '王', 'en', '王小明'],
    ['小明', '王', 'hu', '王小明'],
    ['민준', '김', 'de', '김민준'],
    ['花子', '山田', 'en', '山田花子'],
    ['さくら', '佐々木', 'en', '佐々木 さくら'],
    ['Xiaoming', '王', 'en', 'Xiaoming 王'],
    ['Minh Anh', 'Nguyễn', 'en', 'Minh Anh Nguyễn'],
    ['Nina', '', 'hu', 'Nina'],
    ['', 'Nováková', 'en', 'Nováková'],
    ['', '', 'en', ''],
  ])('of %s and %s in %s is %s', ([first = '', last = '', language = '', whole]) => {
    expect(fullName(named(first, last), language)).toBe(whole);
  });

  test('has both names, in either order', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.constantFrom('en', 'hu', 'de', 'ar'), (first, last, language) => {
        const whole = fullName(named(first, last), language);
        expect(whole).toContain(first.trim());
        expect(whole).toContain(last.trim());
        if (language === 'hu') expect(familyFirst(named(first, last), language)).toBe(true);
      }),
    );
  });
});
