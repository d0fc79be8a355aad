import { i18n } from '@lingui/core';
import { translateMessage, type Message } from './messages.ts';

/** An amount with two decimals, as the interface's language writes numbers: 99.95, 99,95. The sign of the currency is not in it. */
export const amountOf = (cents: number): string =>
  i18n.number(cents / 100, { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** A message of the domain that names a price, with the amount of the interface's language in it. */
export const priceLabel = (message: Message, cents: number): string =>
  i18n.locale === 'en'
    ? translateMessage(message)
    : translateMessage({ ...message, values: { ...message.values, price: amountOf(cents) } });

/** The discount of a coupon: 10.00 € or 25 %. */
export const couponValue = ({ type, value }: { type: 'fixed' | 'percentage'; value: number }): string =>
  type === 'fixed' ? `${amountOf(Math.round(value * 100))} €` : `${i18n.number(value, { maximumFractionDigits: 2 })} %`;
