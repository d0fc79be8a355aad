import { Document, Page, renderToBuffer, StyleSheet, Text, View } from '@react-pdf/renderer';
import { countryName } from '@wordcluster/domain/countries/countries';
import { discountText } from '@wordcluster/domain/premium/discount';
import { CURRENCY, formatCents, tierName } from '@wordcluster/domain/premium/prices';
import { createElement, type ReactNode } from 'react';
import { daysText, NOT_REGISTERED_FOR_VAT, type InvoiceData, type PartyAddress } from '../invoice.ts';
import { printable } from '../../../pdf/font-files.ts';
import { fontsFor } from '../../../pdf/fonts.ts';

const INK = '#16211b';
const GREY = '#4c5a52';
const LINE = '#c9d3cc';

const styles = StyleSheet.create({
  page: { padding: 48, fontSize: 10, lineHeight: 1.4, color: INK },
  header: { flexDirection: 'row', justifyContent: 'space-between', marginBottom: 28 },
  title: { fontSize: 20, fontWeight: 700, lineHeight: 1.2 },
  number: { fontSize: 12, fontWeight: 700 },
  parties: { flexDirection: 'row', gap: 32, marginBottom: 24 },
  party: { flex: 1 },
  caption: { fontSize: 8, color: GREY, marginBottom: 2 },
  strong: { fontWeight: 700 },
  row: { flexDirection: 'row', borderBottomWidth: 0.75, borderBottomColor: LINE, paddingVertical: 6 },
  total: { flexDirection: 'row', paddingVertical: 8 },
  what: { flex: 1, paddingRight: 16 },
  amount: { width: 96, textAlign: 'right' },
  grey: { color: GREY },
  notes: { marginTop: 24, color: GREY, fontSize: 9 },
});

const NOT_PRINTABLE = 'Characters shown as ? cannot be printed here. The electronic invoice (XML) has them.';

type Style = (typeof styles)[keyof typeof styles];

const text = (content: string, style?: Style) => createElement(Text, style ? { style } : {}, printable(content));
const box = (style: Style, ...children: ReactNode[]) => createElement(View, { style }, ...children);
const money = (cents: number) => `${formatCents(cents)} ${CURRENCY}`;
/** d. m. yyyy: an invoice is the same in every language. */
const day = (iso: string) => iso.split('-').map(Number).toReversed().join('. ');

function party(caption: string, { name, street, city, postal_code, country_code }: PartyAddress, more: string[] = []) {
  const lines = [street, `${postal_code} ${city}`.trim(), countryName(country_code), ...more].filter(Boolean);
  return box(
    styles.party,
    text(caption, styles.caption),
    text(name, styles.strong),
    ...lines.map((line) => text(line)),
    [name, ...lines].some((line) => printable(line) !== line) ? text(NOT_PRINTABLE, styles.caption) : null,
  );
}

function sellerLines({ seller }: InvoiceData): string[] {
  return [
    `Registration number: ${seller.registration_id}`,
    seller.tax_id ? `Tax number: ${seller.tax_id}` : '',
    seller.register_note ?? '',
  ];
}

const row = (style: Style, what: readonly ReactNode[], cents: string) =>
  box(style, box(styles.what, ...what), box(styles.amount, text(cents)));

function table(invoice: InvoiceData): ReactNode[] {
  const { item, coupon, discount_cents } = invoice;
  const name = text(`Wordcluster Premium ${tierName(item.tier)}`, styles.strong);
  const period = text(`${daysText(item)}, ${day(item.start)} to ${day(item.end)}`, styles.grey);
  const discount = coupon ? `Coupon ${coupon.code} (${discountText(coupon)})` : 'Discount';
  return [
    row(styles.row, [text('Item', styles.grey)], 'Price'),
    row(styles.row, [name, period], money(invoice.list_price_cents)),
    discount_cents > 0 ? row(styles.row, [text(discount)], `-${money(discount_cents)}`) : null,
    row(styles.total, [text('Total', styles.number)], money(invoice.price_cents)),
  ];
}

function notes({ payment_id, price_cents, order_id }: InvoiceData): ReactNode {
  const paid = payment_id === null ? 'Nothing had to be paid.' : `Paid in full online, payment ${payment_id}.`;
  return box(
    styles.notes,
    text(`${paid} To be paid: ${money(0)}. Order ${order_id}, total ${money(price_cents)}.`),
    text(NOT_REGISTERED_FOR_VAT),
  );
}

/** The invoice as PDF, all fonts embedded. */
export function pdfInvoice(invoice: InvoiceData): Promise<Buffer> {
  const fontFamily = fontsFor(JSON.stringify(invoice));
  const date = box(styles.party, text('Date of issue', styles.caption), text(day(invoice.issue_date)));
  const page = createElement(
    Page,
    { size: 'A4', style: { ...styles.page, fontFamily } },
    box(styles.header, text('Invoice', styles.title), text(invoice.number, styles.number)),
    box(styles.parties, party('Supplier', invoice.seller, sellerLines(invoice)), party('Customer', invoice.buyer)),
    box(styles.parties, date),
    ...table(invoice),
    notes(invoice),
  );
  const about = { title: `Invoice ${invoice.number}`, author: invoice.seller.name, language: 'en' };
  return renderToBuffer(createElement(Document, about, page));
}
