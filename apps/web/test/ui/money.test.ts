import { i18n, type Messages } from '@lingui/core';
import { payButton, PRICE_CENTS, priceText } from '@wordcluster/domain/premium/prices';
import { afterEach, describe, expect, test } from 'vitest';
import { personName } from '../../src/platform/browser/person-name.ts';
import { longestWord } from '../../src/ui/longest-word.ts';
import { amountOf, couponValue, priceLabel } from '../../src/ui/money.ts';
import { relativeDay } from '../../src/ui/moment.ts';

const speak = (locale: string, messages: Messages = {}) => i18n.loadAndActivate({ locale, messages });
afterEach(() => speak('en'));

describe('prices', () => {
  test('are exactly the specified ones in English', () => {
    speak('en');
    expect(amountOf(PRICE_CENTS.great)).toBe('99.95');
    expect(priceLabel(priceText('lite'), PRICE_CENTS.lite)).toBe('79.95 € per year');
    expect(priceLabel(payButton(4997), 4997)).toBe('Pay 49.97 €');
    expect(couponValue({ type: 'fixed', value: 10 })).toBe('10.00 €');
    expect(couponValue({ type: 'percentage', value: 12.5 })).toBe('12.5 %');
  });

  test('have the comma of German', () => {
    speak('de', { 'premium.price_per_year': [['price'], ' € pro Jahr'] });
    expect(amountOf(PRICE_CENTS.great)).toBe('99,95');
    expect(priceLabel(priceText('great'), PRICE_CENTS.great)).toBe('99,95 € pro Jahr');
    expect(couponValue({ type: 'percentage', value: 12.5 })).toBe('12,5 %');
  });
});

test('names are in the order of the interface’s language and of their letters', () => {
  const nina = { first_name: 'Nina', last_name: 'Nováková' };
  expect(personName(nina)).toBe('Nina Nováková');
  expect(personName({ first_name: '小明', last_name: '王' })).toBe('王小明');
  speak('hu');
  expect(personName(nina)).toBe('Nováková Nina');
});

test('days are counted as people count them', () => {
  const now = new Date(2026, 2, 20, 1);
  const at = (month: number, day: number, hour = 23) => relativeDay(new Date(2026, month, day, hour), now);
  expect([at(2, 20, 0), at(2, 19), at(2, 17), at(1, 1), at(-24, 1)]).toEqual([
    'today',
    'yesterday',
    '3 days ago',
    'last month',
    '2 years ago',
  ]);
  speak('de');
  expect(at(2, 17)).toBe('vor 3 Tagen');
});

test('a word is long where it cannot be broken on a phone', () => {
  expect(longestWord('Donaudampfschifffahrtsgesellschaft')).toBe(34);
  expect(longestWord('a short one')).toBeNull();
  expect(longestWord('这是一个非常非常非常非常非常非常长的词语')).toBeNull();
});
