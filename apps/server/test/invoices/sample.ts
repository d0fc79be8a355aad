import { countryByAlpha3 } from '@wordcluster/domain/countries/countries';
import { discountCents, type Discount } from '@wordcluster/domain/premium/discount';
import { PRICE_CENTS } from '@wordcluster/domain/premium/prices';
import type { InvoiceData } from '../../src/features/billing/invoices/invoice.ts';

/** An invoice as the server stores it, for a coupon and a buyer. */
export function sampleInvoice(coupon: Discount | null = null, buyer: Partial<InvoiceData['buyer']> = {}): InvoiceData {
  const list_price_cents = PRICE_CENTS.great;
  const discount_cents = coupon ? discountCents(list_price_cents, coupon) : 0;
  if (!countryByAlpha3(buyer.country_code ?? 'SVK')) throw new Error('unknown country');
  return {
    number: '2026000001',
    issue_date: '2026-03-02',
    order_id: 7,
    seller: {
      name: 'Slovník s. r. o.',
      street: 'Mlynské nivy 1',
      city: 'Bratislava',
      postal_code: '821 09',
      country_code: 'SVK',
      registration_id: '12345678',
      tax_id: '2020202020',
      register_note: 'Registered at Mestský súd Bratislava III',
    },
    buyer: {
      name: 'Ľudmila Ďurčová & <Syn>',
      street: 'Hlavná 1',
      city: 'Košice',
      postal_code: '040 01',
      country_code: 'SVK',
      ...buyer,
    },
    item: { tier: 'great', days: 365, start: '2026-03-02', end: '2027-03-02' },
    list_price_cents,
    discount_cents,
    coupon: coupon && { ...coupon, code: 'SPRING "26" & more' },
    price_cents: list_price_cents - discount_cents,
    payment_id: discount_cents === list_price_cents ? null : 11,
  };
}
