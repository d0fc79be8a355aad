import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Schema } from 'node-schematron';
import { COUNTRIES } from '@wordcluster/domain/countries/countries';
import { describe, expect, test } from 'vitest';
import { ublInvoice } from '../../src/features/billing/invoices/ubl-invoice.ts';
import { sampleInvoice } from './sample.ts';

/** The official rules lie beside the repository where they were fetched; their licence keeps them out of it. */
const RULES = path.resolve(
  import.meta.dirname,
  '../../../../../shared/data/en16931/EN16931-UBL-validation-preprocessed.sch',
);
const missing = !existsSync(RULES);
if (missing) process.stderr.write(`The official rules of EN 16931 are not at ${RULES}: their tests are skipped.\n`);

const rules = missing ? null : Schema.fromString(readFileSync(RULES, 'utf8'));
const broken = (xml: string) =>
  (rules?.validateString(xml, { debug: false }) ?? []).map(({ assertId, message }) => `${assertId}: ${message ?? ''}`);

describe('the official rules of EN 16931', () => {
  test.skipIf(missing).each([
    ['without a coupon', null],
    ['with a fixed coupon', { type: 'fixed', value: 10 }],
    ['with a percentage', { type: 'percentage', value: 33.33 }],
    ['down to zero by a percentage', { type: 'percentage', value: 100 }],
    ['down to zero by a fixed coupon', { type: 'fixed', value: 500 }],
  ] as const)('an invoice %s breaks none of them', (_name, coupon) => {
    expect(broken(ublInvoice(sampleInvoice(coupon)))).toEqual([]);
  });

  test.skipIf(missing)('a buyer in Kosovo breaks none of them', () => {
    expect(broken(ublInvoice(sampleInvoice(null, { country_code: 'XKX', name: '王小明' })))).toEqual([]);
  });

  test.skipIf(missing)('they do find faults', () => {
    const xml = ublInvoice(sampleInvoice());
    const wrongSum = xml.replace(
      '<cbc:PrepaidAmount currencyID="EUR">99.95',
      '<cbc:PrepaidAmount currencyID="EUR">99.94',
    );
    expect(broken(wrongSum).join()).toContain('BR-CO-16');
    expect(broken(xml.replaceAll('<cbc:ID>O</cbc:ID>', '<cbc:ID>E</cbc:ID>')).length).toBeGreaterThan(0);
  });

  test.skipIf(missing)('know the code of every country we sell to', () => {
    const codes =
      /id="BR-CL-14"[^>]*?contains\('([ A-Z0-9]*)'/.exec(readFileSync(RULES, 'utf8'))?.[1]?.trim().split(/\s+/) ?? [];
    expect(codes.length).toBeGreaterThan(200);
    const used = COUNTRIES.map(({ alpha3 }) => {
      const xml = ublInvoice(sampleInvoice(null, { country_code: alpha3 }));
      return /<cac:AccountingCustomerParty>[\s\S]*?<cbc:IdentificationCode>(\w+)</.exec(xml)?.[1];
    });
    expect(used.filter((code) => code === undefined || !codes.includes(code))).toEqual([]);
  });
});

describe('the XML invoice', () => {
  test('says seller, buyer, item, allowance and what was paid', () => {
    const xml = ublInvoice(sampleInvoice({ type: 'fixed', value: 10 }));
    for (const part of [
      '<cbc:CustomizationID>urn:cen.eu:en16931:2017</cbc:CustomizationID>',
      '<cbc:RegistrationName>Ľudmila Ďurčová &amp; &lt;Syn&gt;</cbc:RegistrationName>',
      '<cbc:Amount currencyID="EUR">10.00</cbc:Amount>',
      '<cbc:TaxInclusiveAmount currencyID="EUR">89.95</cbc:TaxInclusiveAmount>',
      '<cbc:PayableAmount currencyID="EUR">0.00</cbc:PayableAmount>',
      '<cbc:TaxExemptionReasonCode>VATEX-EU-O</cbc:TaxExemptionReasonCode>',
      'Coupon SPRING &quot;26&quot; &amp; more, 10.00 €',
    ]) {
      expect(xml).toContain(part);
    }
  });
});
