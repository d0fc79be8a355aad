import { describe, expect, test } from 'vitest';
import { pdfInvoice } from '../../src/features/invoices/pdf/pdf-invoice.ts';
import { inflatedPdf, textOfPdf } from './pdf-text.ts';
import { sampleInvoice } from './sample.ts';

const embeddedFonts = (pdf: Buffer) =>
  [...new Set(inflatedPdf(pdf).match(/\/BaseFont \/[\w+-]+/g))].map((name) => name.slice(11));

describe('the PDF invoice', () => {
  test('prints number, dates, amounts, coupon and the VAT sentence', async () => {
    const text = textOfPdf(await pdfInvoice(sampleInvoice({ type: 'percentage', value: 25 })));
    for (const part of [
      '2026000001',
      '2. 3. 2026',
      'Wordcluster Premium Great',
      '-24.99 EUR',
      '74.96 EUR',
      '(25 %)',
      'The supplier is not registered for VAT.',
      'Slovakia',
    ]) {
      expect(text).toContain(part);
    }
  });

  test.each([
    ['Slovak', 'Ľubomíra Ťažká-Žŕďková', 'SVK', 1],
    ['Greek', 'Ελευθερία Παπαδοπούλου', 'GRC', 1],
    ['Cyrillic', 'Євгенія Щербаківська', 'UKR', 1],
    ['Chinese', '王小明', 'CHN', 2],
    ['Japanese', '山田さくらカナ', 'JPN', 2],
    ['Korean', '김민준', 'KOR', 2],
  ])('%s names print right, in embedded fonts only', async (_script, name, country_code, scripts) => {
    const pdf = await pdfInvoice(sampleInvoice(null, { name, country_code }));
    expect(textOfPdf(pdf)).toContain(name);
    const fonts = embeddedFonts(pdf);
    expect(
      fonts.every((font) => /^[A-Z]{6}\+NotoSans/.test(font)),
      fonts.join(),
    ).toBe(true);
    expect(new Set(fonts.map((font) => font.replace(/^[A-Z]{6}\+/, '').replace(/-.*/, ''))).size).toBe(scripts);
  });
});
