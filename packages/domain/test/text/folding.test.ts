import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foldText } from '../../src/text/folding.ts';

describe('a text as it is searched', () => {
  test.each([
    ['Straße', 'strasse'],
    ['STRASSE', 'straße'],
    ['كِتَاب', 'كتاب'],
    ['مَدْرَسَة', 'مدرسه'],
    ['أُمّ', 'ام'],
    ['کتاب', 'كتاب'],
    ['شَیخ', 'شيخ'],
    ['ﻛﺘﺎب', 'كتاب'],
    ['כִּתּוּב', 'כתוב'],
    ['שָׁלוֹם', 'שלום'],
    ['שׁלום', 'שלומ'],
    ["l'homme", 'l’homme'],
    ['п’ять', "п'ять"],
    ['ＡＢＣ', 'abc'],
    ['ｱｲｽ', 'アイス'],
    ['ﬁsh', 'fish'],
    ['œuvre', 'oeuvre'],
    ['Ærø', 'aero'],
    ['Łódź', 'lodz'],
    ['İstanbul', 'istanbul'],
    ['ışık', 'isik'],
    ['Ὀδυσσεύς', 'οδυσσευσ'],
    ['น้ำ', 'น\u0E4D\u0E49า'],
    ['ນ້ຳ', 'ນ້\u0ECDາ'],
    ['\u0958लम', 'क\u093Cलम'],
    ['क़लम', 'कलम'],
    ['हिन्दी', 'हिंदी'],
    ['चाँद', 'चांद'],
    ['ৎ', 'ত্\u200D'],
    ['ড়', '\u09DC'],
    ['അവൻ', 'അവന്\u200D'],
    ['x²', 'x2'],
    ['१२', '12'],
    ['co\u00ADope\u200Bration', 'cooperation'],
    ['na\u00A0shledanou', 'na shledanou'],
    ['–', '-'],
  ])('%s is found by %s', (cell, typed) => {
    expect(foldText(cell)).toContain(foldText(typed));
  });

  test.each([
    ['か', 'が'],
    ['ไม', 'ไม่'],
    ['कि', 'की'],
    ['서', '사'],
  ])('%s is another word than %s', (one, other) => {
    expect(foldText(one)).not.toBe(foldText(other));
  });

  test('the beginning of a word is found in it', () => {
    for (const word of ['हिन्दी', 'Straße', 'مدرسة', 'l’homme', 'น้ำ', 'œuvre']) {
      const letters = [...new Intl.Segmenter().segment(word)];
      for (const { index, segment } of letters) {
        const typed = word.slice(0, index + segment.length);
        expect(foldText(word), typed).toContain(foldText(typed));
      }
    }
  });

  test('is folded once and for all', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(foldText(foldText(text))).toBe(foldText(text));
      }),
      { numRuns: 3000, seed: 34 },
    );
  });
});
