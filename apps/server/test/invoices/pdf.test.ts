import { describe, expect, test } from 'vitest';
import { pdfInvoice } from '../../src/features/billing/invoices/pdf/pdf-invoice.ts';
import { inflatedPdf, piecesOfPdf, textOfPdf } from './pdf-text.ts';
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
    ['Hebrew', 'לוי כהן', 'ISR', 2],
    ['Arabic', 'شيخ محمد', 'SAU', 2],
    ['Thai', 'สมชายใจดี', 'THA', 2],
    ['Georgian', 'გიორგი ბერიძე', 'GEO', 2],
    ['Armenian', 'Արամ Խաչատրյան', 'ARM', 2],
  ])('%s names print right, in embedded fonts only', async (script, name, country_code, scripts) => {
    const pdf = await pdfInvoice(sampleInvoice(null, { name, country_code }));
    // Written from right to left, drawn from left to right.
    const drawn = script === 'Hebrew' || script === 'Arabic' ? Array.from(name).toReversed().join('') : name;
    expect(textOfPdf(pdf)).toContain(drawn);
    const fonts = embeddedFonts(pdf);
    expect(
      fonts.every((font) => /^[A-Z]{6}\+(NotoSans|Vazirmatn)/.test(font)),
      fonts.join(),
    ).toBe(true);
    expect(new Set(fonts.map((font) => font.replace(/^[A-Z]{6}\+/, '').replace(/-.*/, ''))).size).toBe(scripts);
  });

  test('no line is printed over another', async () => {
    const lines = piecesOfPdf(await pdfInvoice(sampleInvoice({ type: 'percentage', value: 25 })));
    const topOf = (start: string) => lines.find(({ text }) => text.startsWith(start))?.top ?? Number.NaN;
    const starts = ['Item', 'Wordcluster Premium', 'days, 2. 3.', 'Coupon', 'Total', 'Paid in full', 'The supplier'];
    const tops = starts.map(topOf);
    const gaps = tops.slice(1).map((top, index) => top - (tops[index] ?? Number.NaN));
    expect(Math.min(...gaps), gaps.join()).toBeGreaterThanOrEqual(12);
  });

  test.each([
    ['Bengali', 'রবীন্দ্র'],
    ['Telugu', 'శ్రీనివాస్'],
    ['emoji', 'Anna 🌻'],
  ])('characters that no font has (%s) are not left out without a word', async (_script, name) => {
    const text = textOfPdf(await pdfInvoice(sampleInvoice(null, { name })));
    expect(text).toContain('?');
    expect(text).toContain('Characters shown as ? cannot be printed here. The electronic invoice (XML) has them.');
    expect(text).not.toContain('\u0000');
    expect(textOfPdf(await pdfInvoice(sampleInvoice()))).not.toContain('cannot be printed');
  });

  test.each([
    ['a word without a space', 'W'.repeat(120), 26],
    ['a Chinese address', '北京市朝阳区建国门外大街一号国贸大厦写字楼二座三十八层三八零一室', 23],
  ])('%s is broken where its column ends, without a hyphen', async (_what, street, longest) => {
    const pieces = piecesOfPdf(await pdfInvoice(sampleInvoice(null, { street }))).map(({ text }) => text);
    const own = pieces.filter((piece) => street.includes(piece) && piece.trim().length > 2);
    expect(own.join('')).toBe(street);
    expect(Math.max(...own.map((piece) => piece.length))).toBeLessThanOrEqual(longest);
  });
});
