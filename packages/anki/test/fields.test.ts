import { cases } from '@wordcluster/testing/nightly';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clozeGaps, clozeText, fieldContent, fieldHtml, textHeaders } from '../src/index.ts';

describe('HTML of a field as text', () => {
  test.each([
    ['plain', 'plain'],
    ['a<br>b<div>c</div><div>d</div>', 'a\nb\nc\nd'],
    ['a<div><br></div><div>b</div>', 'a\n\nb'],
    ['  <b>bold</b>\n and\t <i>italic</i>&nbsp;', 'bold and italic '],
    ['Tom &amp; Jerry &lt;3 &eacute;&#x161;', 'Tom & Jerry <3 éš'],
    ['a < b and c > d', 'a < b and c > d'],
    ['<script>alert("x</b>")</script>after<style>p{}</style>', 'after'],
    ['before<!-- hidden --> after <!-- never closed', 'before after'],
    ['<img alt="a>b" src=x onerror=alert(1)>word', 'word'],
    ['<ruby>漢字<rt>かんじ</rt></ruby>', '漢字(かんじ)'],
    ['<ul><li>one</li><li>two</li></ul>', 'one\ntwo'],
  ])('%s', (html, text) => expect(fieldContent(html).text).toBe(text));

  test('sounds and pictures are named', () => {
    const found = fieldContent('pes [sound:pes &amp; ja.mp3]<img class="x" src="pes.jpg"> <IMG SRC=\'a b.png\'/>');
    expect(found).toEqual({ text: 'pes', sounds: ['pes & ja.mp3'], images: ['pes.jpg', 'a b.png'] });
  });

  test('long hostile fields take no longer than others', () => {
    for (const piece of [
      '<',
      '<a ',
      '<!--',
      '<a "',
      '[sound:',
      '<script>',
      '&',
      '<img src="',
      '{{c1::',
      '}}',
      ' <br>',
    ]) {
      const before = process.cpuUsage();
      fieldContent(piece.repeat(60_000));
      clozeGaps(piece.repeat(60_000));
      const { user } = process.cpuUsage(before);
      expect(user / 1000).toBeLessThan(2000);
    }
  });

  test('any text comes back from the HTML that is written of it', () => {
    const nasty = fc.string({
      unit: fc.constantFrom(
        '<',
        '>',
        '&',
        '{{',
        '}}',
        '[sound:',
        ']',
        '[latex]',
        '\n',
        '\t',
        ' ',
        ' ',
        'ž',
        '&nbsp;',
        '\u00A0',
        '<br>',
        '日',
        '::',
        '"',
      ),
    });
    const texts = fc.oneof(nasty, fc.string({ unit: 'grapheme' })).map((text) => text.replaceAll('\0', ''));
    fc.assert(
      fc.property(texts, (text) => {
        const html = fieldHtml(text);
        expect(fieldContent(html)).toEqual({ text, sounds: [], images: [] });
        expect(html).not.toMatch(/\{\{|\t/);
      }),
      { numRuns: cases(2000) },
    );
  });
});

describe('gaps', () => {
  test('each number is a question with its hint, the others filled', () => {
    expect(clozeGaps('{{c1::Bratislava::city}} lies on the {{c2::Danube}}')).toEqual([
      { number: 1, question: '[city] lies on the Danube', answer: 'Bratislava' },
      { number: 2, question: 'Bratislava lies on the […]', answer: 'Danube' },
    ]);
  });

  test('one number twice, and nested gaps', () => {
    expect(clozeGaps('{{c1::a}} and {{c1::b}}')).toEqual([{ number: 1, question: '[…] and […]', answer: 'a, b' }]);
    expect(clozeGaps('{{c1::in {{c2::Rome}}}}')).toEqual([
      { number: 1, question: '[…]', answer: 'in Rome' },
      { number: 2, question: 'in […]', answer: 'Rome' },
    ]);
  });

  test('braces that are no gap stay as they are', () => {
    expect(clozeGaps('no gaps {{Front}} }}')).toEqual([]);
    expect(clozeText('{{c1::open and {{c2::closed}}')).toBe('{{c1::open and closed');
  });
});

describe('headers of text exports', () => {
  test('they say how the notes are read', () => {
    const text = '\uFEFF#separator:tab\r\n#html:true\r\n#guid column:1\n#tags column:4\n#a comment\npes\tdog';
    const found = textHeaders(text);
    expect(found).toMatchObject({ separator: '\t', html: true, guidColumn: 0, tagsColumn: 3, lines: 5 });
    expect(text.slice(found?.offset)).toBe('pes\tdog');
  });

  test('names of columns, a deck, tags of all', () => {
    expect(textHeaders('#separator:Semicolon\n#columns:Slovak;English\n#deck:Unit 1\n#tags:a b\nx;y')).toMatchObject({
      columns: ['Slovak', 'English'],
      deck: 'Unit 1',
      tags: ['a', 'b'],
    });
    expect(textHeaders('tags:one two\nx;y')?.tags).toEqual(['one', 'two']);
  });

  test('other texts have none', () => {
    expect(textHeaders('#1 pes\n#2 dog')).toBeNull();
    expect(textHeaders('pes;dog')).toBeNull();
    expect(textHeaders('')).toBeNull();
  });
});
