import type { Discount } from '@wordcluster/domain/premium/discount';
import type { Tier } from '@wordcluster/domain/premium/prices';
import type { ColumnType } from 'kysely';

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
  /** `added_days`: what an upgrade adds for unused Lite. */
  item: { tier: Tier; days: number; added_days?: number; start: string; end: string };
  list_price_cents: number;
  discount_cents: number;
  coupon: (Discount & { code: string }) | null;
  price_cents: number;
  /** The gateway's payment; null if the price was zero. */
  payment_id: number | null;
}

/** Each number of an invoice once. */
export interface InvoiceNumbersTable {
  year: number;
  number: number;
  order_id: number;
  buyer_id: number;
}

export interface InvoicesTable {
  order_id: number;
  buyer_id: number;
  year: number;
  number: number;
  issued_at: Date;
  /** Written once as JSON, never changed. */
  data: ColumnType<InvoiceData, string, never>;
  /** Rendered once, at the first request. */
  pdf: ColumnType<Buffer | null, never, Buffer>;
}

export interface InvoiceCountersTable {
  year: number;
  last: number;
}
