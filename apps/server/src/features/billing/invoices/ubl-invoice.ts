import { escapeMarkup } from '@wordcluster/domain/text/markup';
import { countryByAlpha3 } from '@wordcluster/domain/countries/countries';
import { discountText } from '@wordcluster/domain/premium/discount';
import { CURRENCY, formatCents, tierName } from '@wordcluster/domain/premium/prices';
import { daysText, NOT_REGISTERED_FOR_VAT, type InvoiceData, type PartyAddress } from './invoice.ts';

/** An XML element or nothing; text is escaped on output. */
export interface Element {
  name: string;
  attributes: Record<string, string>;
  children: readonly (Element | null)[] | string;
}

type Content = string | readonly (Element | null)[];

/** `el('cbc:ID', '7')`, `el('cbc:Amount', '1.00', { currencyID: 'EUR' })`, `el('cac:Party', [...])`. */
export const el = (name: string, children: Content, attributes: Record<string, string> = {}): Element => ({
  name,
  attributes,
  children,
});

/** The element as indented XML. */
function writeXml({ name, attributes, children }: Element, indent = ''): string {
  const open = [name, ...Object.entries(attributes).map(([key, value]) => `${key}="${escapeMarkup(value)}"`)].join(' ');
  if (typeof children === 'string') return `${indent}<${open}>${escapeMarkup(children)}</${name}>\n`;
  const inner = children.map((child) => (child ? writeXml(child, `${indent}  `) : '')).join('');
  return `${indent}<${open}>\n${inner}${indent}</${name}>\n`;
}

const NAMESPACES = {
  xmlns: 'urn:oasis:names:specification:ubl:schema:xsd:Invoice-2',
  'xmlns:cac': 'urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2',
  'xmlns:cbc': 'urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2',
};
/** UNTDID 1001: a commercial invoice. */
const COMMERCIAL_INVOICE = '380';
/** UNTDID 4461: online payment service; "instrument not defined" if the price was zero. */
const ONLINE = '68';
const NOT_DEFINED = '1';
/** UNTDID 5189: discount. */
const DISCOUNT = '95';
/** UN/ECE Recommendation 20: one piece. */
const PIECE = 'C62';

const amount = (name: string, cents: number) => el(`cbc:${name}`, formatCents(cents), { currencyID: CURRENCY });

const taxScheme = el('cac:TaxScheme', [el('cbc:ID', 'VAT')]);

/** Category O: the seller is not subject to VAT, so there is no rate anywhere (rules BR-O-*). */
const outsideVat = (name: string, ...reason: Element[]) => el(`cac:${name}`, [el('cbc:ID', 'O'), ...reason, taxScheme]);

function address({ street, city, postal_code, country_code }: PartyAddress): Element {
  const alpha2 = countryByAlpha3(country_code)?.alpha2 ?? '';
  return el('cac:PostalAddress', [
    street ? el('cbc:StreetName', street) : null,
    city ? el('cbc:CityName', city) : null,
    postal_code ? el('cbc:PostalZone', postal_code) : null,
    // Kosovo has no code of its own in ISO 3166; the code list of the standard calls it 1A.
    el('cac:Country', [el('cbc:IdentificationCode', alpha2 === 'XK' ? '1A' : alpha2)]),
  ]);
}

function sellerParty({ seller }: InvoiceData): Element {
  return el('cac:AccountingSupplierParty', [
    el('cac:Party', [
      seller.tax_id ? el('cac:PartyIdentification', [el('cbc:ID', seller.tax_id)]) : null,
      el('cac:PartyName', [el('cbc:Name', seller.name)]),
      address(seller),
      el('cac:PartyLegalEntity', [
        el('cbc:RegistrationName', seller.name),
        el('cbc:CompanyID', seller.registration_id),
        seller.register_note ? el('cbc:CompanyLegalForm', seller.register_note) : null,
      ]),
    ]),
  ]);
}

function buyerParty({ buyer }: InvoiceData): Element {
  return el('cac:AccountingCustomerParty', [
    el('cac:Party', [address(buyer), el('cac:PartyLegalEntity', [el('cbc:RegistrationName', buyer.name)])]),
  ]);
}

function allowance({ coupon, discount_cents, list_price_cents }: InvoiceData): Element | null {
  if (discount_cents === 0) return null;
  return el('cac:AllowanceCharge', [
    el('cbc:ChargeIndicator', 'false'),
    el('cbc:AllowanceChargeReasonCode', DISCOUNT),
    el('cbc:AllowanceChargeReason', coupon ? `Coupon ${coupon.code}, ${discountText(coupon)}` : 'Discount'),
    amount('Amount', discount_cents),
    amount('BaseAmount', list_price_cents),
    outsideVat('TaxCategory'),
  ]);
}

function totals({ list_price_cents, discount_cents, price_cents }: InvoiceData): Element {
  return el('cac:LegalMonetaryTotal', [
    amount('LineExtensionAmount', list_price_cents),
    amount('TaxExclusiveAmount', price_cents),
    amount('TaxInclusiveAmount', price_cents),
    discount_cents > 0 ? amount('AllowanceTotalAmount', discount_cents) : null,
    // Paid before the invoice was issued.
    amount('PrepaidAmount', price_cents),
    amount('PayableAmount', 0),
  ]);
}

function line({ item, list_price_cents }: InvoiceData): Element {
  return el('cac:InvoiceLine', [
    el('cbc:ID', '1'),
    el('cbc:InvoicedQuantity', '1', { unitCode: PIECE }),
    amount('LineExtensionAmount', list_price_cents),
    el('cac:Item', [
      el('cbc:Description', daysText(item)),
      el('cbc:Name', `Wordcluster Premium ${tierName(item.tier)}`),
      outsideVat('ClassifiedTaxCategory'),
    ]),
    el('cac:Price', [amount('PriceAmount', list_price_cents)]),
  ]);
}

/** The invoice as UBL 2.1 in the core of EN 16931. The order of the elements is the schema's. */
export function ublInvoice(invoice: InvoiceData): string {
  const root = el(
    'Invoice',
    [
      el('cbc:CustomizationID', 'urn:cen.eu:en16931:2017'),
      el('cbc:ID', invoice.number),
      el('cbc:IssueDate', invoice.issue_date),
      el('cbc:InvoiceTypeCode', COMMERCIAL_INVOICE),
      el('cbc:DocumentCurrencyCode', CURRENCY),
      el('cac:InvoicePeriod', [el('cbc:StartDate', invoice.item.start), el('cbc:EndDate', invoice.item.end)]),
      el('cac:OrderReference', [el('cbc:ID', String(invoice.order_id))]),
      sellerParty(invoice),
      buyerParty(invoice),
      el('cac:PaymentMeans', [
        el('cbc:PaymentMeansCode', invoice.payment_id === null ? NOT_DEFINED : ONLINE),
        invoice.payment_id === null ? null : el('cbc:PaymentID', String(invoice.payment_id)),
      ]),
      allowance(invoice),
      el('cac:TaxTotal', [
        amount('TaxAmount', 0),
        el('cac:TaxSubtotal', [
          amount('TaxableAmount', invoice.price_cents),
          amount('TaxAmount', 0),
          outsideVat(
            'TaxCategory',
            el('cbc:TaxExemptionReasonCode', 'VATEX-EU-O'),
            el('cbc:TaxExemptionReason', NOT_REGISTERED_FOR_VAT),
          ),
        ]),
      ]),
      totals(invoice),
      line(invoice),
    ],
    NAMESPACES,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n${writeXml(root)}`;
}
