import type { Discount } from '@wordcluster/domain/premium/discount';
import type { Tier } from '@wordcluster/domain/premium/prices';

export interface PartyAddress {
  name: string;
  street: string;
  city: string;
  postal_code: string;
  /** Alpha-3. */
  country_code: string;
}

/** An invoice as printed. It is stored once and never changed; PDF and XML are drawn from it alone. Dates are yyyy-mm-dd. */
export interface InvoiceData {
  number: string;
  issue_date: string;
  order_id: number;
  seller: PartyAddress & { registration_id: string; tax_id: string | null; register_note: string | null };
  buyer: PartyAddress;
  item: { tier: Tier; days: number; start: string; end: string };
  list_price_cents: number;
  discount_cents: number;
  coupon: (Discount & { code: string }) | null;
  price_cents: number;
  /** How it was paid: by the gateway's payment, or nothing had to be paid. */
  payment_id: number | null;
}

/** Year and a number without gaps, ten digits: it fits a bank's payment reference. */
export const invoiceNumber = (year: number, number: number) => `${year}${String(number).padStart(6, '0')}`;

/** The calendar day at the seller's place. */
export function localDate(moment: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(moment);
  const part = (type: string) => parts.find((candidate) => candidate.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
}
