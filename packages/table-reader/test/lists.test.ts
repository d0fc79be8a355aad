import { describe, expect, test } from 'vitest';
import { readTable } from './read-table.ts';

describe('quotation marks that quote nothing are characters', () => {
  test.each([
    ['one that is never closed', 'un,one\ndeux,"\ntrois,three\n', ['un|one', 'deux|"', 'trois|three']],
    ['two at line ends', 'a,"\nb,x\nc,"\nd,y', ['a|"', 'b|x', 'c|"', 'd|y']],
    ['one before more text', '"Hund" der,dog\nb,c', ['"Hund" der|dog', 'b|c']],
    ['at the end of the file', 'a,b\nc,"', ['a|b', 'c|"']],
    ['escaped as MySQL does', 'Hund,"say \\"wau\\", dog"\nKatze,cat', ['Hund|say "wau", dog', 'Katze|cat']],
    ['a backslash at the end of a cell', '"a, \\",b\nc,d', ['a, \\|b', 'c|d']],
    ['several lines in quotes', '"a\nb",c\nd,e', ['a\nb|c', 'd|e']],
  ])('%s', async (_, bytes, rows) => {
    expect((await readTable(bytes, 'csv')).values.map((row) => row.join('|'))).toEqual(rows);
    const tabs = bytes.replaceAll(/,(?! )/g, '\t');
    expect((await readTable(tabs, 'text')).values.map((row) => row.join('|'))).toEqual(rows);
  });

  test.each(['a,"b\n'.repeat(200_000), 'a,""""x\n'.repeat(100_000), `"${'""'.repeat(500_000)}`])(
    'many of them take no more time than their size (%#)',
    async (bytes) => {
      const began = process.cpuUsage();
      await readTable(bytes, 'csv');
      expect(process.cpuUsage(began).user / 1000).toBeLessThan(8_000);
    },
  );
});

describe('control characters', () => {
  test.each([
    [
      'vertical tabs and form feeds break a line',
      'Hund,dog\vhound\nKatze,cat\fkitty',
      ['Hund|dog\nhound', 'Katze|cat\nkitty'],
    ],
    ['a line separator ends rows where nothing else does', 'a,b\u2028c,d', ['a|b', 'c|d']],
    ['and breaks the line of a cell otherwise', 'a,b\u2028c\nd,e', ['a|b\nc', 'd|e']],
    ['next line likewise', 'a,b\u0085c,d\u0085', ['a|b', 'c|d']],
    ['the mark of the end of a file and NUL are left out', 'a,b\0\nc,d\r\n\x1A', ['a|b', 'c|d']],
  ])('%s', async (_, bytes, rows) => {
    expect((await readTable(bytes, 'csv')).values.map((row) => row.join('|'))).toEqual(rows);
  });
});

describe('separators between a word and its meaning', () => {
  test.each([' — ', ' – ', ' - ', ' = ', ' → ', ' -> ', '::', ': ', ' : ', '=', '→', '—'])('%j', async (sign) => {
    const text = [`Hund${sign}dog, hound`, `Katze${sign}cat`, `Vogel${sign}bird`].join('\n');
    for (const kind of ['csv', 'text'] as const) {
      const rows = (await readTable(text, kind)).values.map((row) => row.map((cell) => cell?.trim()).join('|'));
      expect(rows).toEqual(['Hund|dog, hound', 'Katze|cat', 'Vogel|bird']);
    }
  });
});

test.each([
  ['macturkish', 'tr', 'df656b65723b73756761720a61db618d3b747265650adddfdd6b3b6c696768740a'],
  ['cp737', 'el', 'a9a1e7a2a6aa3b646f670a9ae1ab983b6361740aa7a6aca2e53b626972640a'],
])('%s is found where the language is known', async (encoding, language, hex) => {
  expect((await readTable(Buffer.from(hex, 'hex'), 'csv', { languages: [language] })).encoding).toBe(encoding);
});
