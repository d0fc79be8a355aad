import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import iconv from 'iconv-lite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ImportProblem } from '../../src/features/transfer/reading/import-problem.ts';
import { readImport } from '../../src/features/transfer/reading/read-import.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'unseen-files-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** The guesses for a file, for a new cluster. */
async function read(content: string | Buffer, languages: string[] = []) {
  const file = path.join(folder, 'list');
  await writeFile(file, content);
  const request = { path: file, format: 'csv' as const, languages, narrow: false };
  const report = await readImport(request, { batch: async () => undefined });
  const rows = report.preview
    .slice(Number(report.first_row_is_header))
    .map(({ col_1_value, col_2_value, col_3_value }) =>
      [col_1_value, col_2_value, col_3_value].filter((cell) => cell !== null),
    );
  return { report, rows, columns: report.tables[report.table]?.columns ?? [] };
}

const refusal = (content: string) =>
  read(content).then(
    () => null,
    (error: unknown) => (error instanceof ImportProblem ? error.reason : null),
  );

// Specification: S0-1.421
describe('lists in files', () => {
  test.each<[string, string, string[][]]>([
    [
      'meanings between commas behind a dash',
      'gehen – to go, to walk\nsehen – to see, to watch\nsein – to be\n',
      [
        ['gehen', 'to go, to walk'],
        ['sehen', 'to see, to watch'],
        ['sein', 'to be'],
      ],
    ],
    [
      'forms between commas before a dash',
      'gehen (ging, gegangen) - to go\nsehen (sah, gesehen) - to see\n',
      [
        ['gehen (ging, gegangen)', 'to go'],
        ['sehen (sah, gesehen)', 'to see'],
      ],
    ],
    [
      'a table whose cells have dashes',
      'self - made,selbstgemacht\nx - ray,Röntgenbild\n',
      [
        ['self - made', 'selbstgemacht'],
        ['x - ray', 'Röntgenbild'],
      ],
    ],
    [
      'dashes of several lengths',
      'Hund - dog\nKatze – cat\nMaus — mouse\n',
      [
        ['Hund', 'dog'],
        ['Katze', 'cat'],
        ['Maus', 'mouse'],
      ],
    ],
    [
      'points in the middle',
      'Hund · dog\nKatze · cat\n',
      [
        ['Hund', 'dog'],
        ['Katze', 'cat'],
      ],
    ],
    [
      'a time behind a colon',
      'Viertel vor drei: 2:45\nhalb drei: 2:30\n',
      [
        ['Viertel vor drei', '2:45'],
        ['halb drei', '2:30'],
      ],
    ],
    [
      'references of HTML between commas',
      'l&#39;homme,the man\ncaf&eacute;,coffee\n',
      [
        ['l&#39;homme', 'the man'],
        ['caf&eacute;', 'coffee'],
      ],
    ],
    [
      'a dash in a column of its own',
      'Hund\t-\tdog\nKatze\t-\tcat\n',
      [
        ['Hund', 'dog'],
        ['Katze', 'cat'],
      ],
    ],
    [
      'rules between cards',
      'Front: Hund\nBack: dog\n---\nFront: Katze\nBack: cat\n',
      [
        ['Hund', 'dog'],
        ['Katze', 'cat'],
      ],
    ],
    [
      'word, meaning and example on lines of their own',
      '犬\ndog\nこの犬\n\n猫\ncat\nその猫\n',
      [
        ['犬', 'dog', 'この犬'],
        ['猫', 'cat', 'その猫'],
      ],
    ],
    [
      'links and bars within code in a table of Markdown',
      '| Word | Meaning |\n|---|---|\n| [Hund](http://x.y/Hund) | dog |\n| `a|b` | or |\n',
      [
        ['Hund', 'dog'],
        ['a|b', 'or'],
      ],
    ],
  ])('%s', async (_, text, expected) => {
    expect((await read(text)).rows).toEqual(expected);
  });

  test('verses of three lines in one language are no cards', async () => {
    const text = 'the big dog\nthe small cat\nthe old house\n\nthe new car\nthe red rose\nthe blue sky\n';
    expect((await read(text)).rows[0]).toEqual(['the big dog']);
  });

  test('on a page the table of words is taken, not the one that lays it out', async () => {
    const page =
      '<html><body><table><tr><td>Home</td><td>About</td></tr></table><table><tr><th>№</th><th>Deutsch</th><th>Slovensky</th></tr><tr><td>1</td><td>Hund</td><td>pes</td></tr><tr><td>2</td><td>Katze</td><td>mačka</td></tr></table></body></html>';
    const { rows, columns } = await read(page);
    expect(rows).toEqual([
      ['Hund', 'pes'],
      ['Katze', 'mačka'],
    ]);
    expect(columns.map(({ language, role }) => [language, role])).toEqual([
      [null, 'ignored'],
      ['de', 'value'],
      ['sk', 'value'],
    ]);
  });

  test('definition lists of a page are words with their meanings, where it has no table', async () => {
    const page = `<!doctype html><body><p>Glossary</p><dl><dt>Hund<dd>pes
      <dt>Sonnabend</dt><dt>Samstag</dt><dd><b>sobota</b></dd>
      <dt>Bank</dt><dd>lavica</dd><dd>banka <dl><dt>a</dt><dd>b</dd></dl></dd><dt>Ende</dt></dl>
      <dl><div><dt>Katze</dt><dd>mačka</dd></div></dl></body>`;
    expect((await read(page)).rows).toEqual([
      ['Hund', 'pes'],
      ['Sonnabend, Samstag', 'sobota'],
      ['Bank', expect.stringMatching(/^lavica; banka/)],
      ['Katze', 'mačka'],
    ]);
    const table = '<table><tr><td>Baum</td><td>strom</td></tr><tr><td>Haus</td><td>dom</td></tr></table>';
    expect((await read(`<html><body>${table}<dl><dt>a</dt><dd>b</dd></dl></body></html>`)).rows).toHaveLength(2);
  });
});

describe('headers', () => {
  test.each([
    'DE;EN\nHund;dog\nKatze;cat\n',
    'de,en\nHund,dog\nKatze,cat\n',
    'anglicky;německy\ndog;Hund\ncat;Katze\n',
    'po polsku;po angielsku\npies;dog\nkot;cat\n',
    'Term 1,Term 2\nHund,dog\nKatze,cat\n',
    'Side A,Side B\nHund,dog\nKatze,cat\n',
    'L1,L2\nHund,dog\nKatze,cat\n',
    'Country,Capital\nSlovakia,Bratislava\nAustria,Vienna\n',
    'Battle,Fought\nHastings,1066\nMohács,1526\nWaterloo,1815\n',
  ])('%j', async (text) => {
    expect((await read(text)).report.first_row_is_header).toBe(true);
  });

  test.each(['is,es\nno,no\nsi,ja\n', 'one,1\ntwo,2\nthree,3\n', 'dozen 1,12\nscore 1,20\npair 1,2\nsix 1,6\n'])(
    'no header: %j',
    async (text) => {
      expect((await read(text)).report.first_row_is_header).toBe(false);
    },
  );

  test('two columns of languages are taken before notes', async () => {
    const { rows } = await read('de,en,example,note\nHund,dog,Ein Hund,laut\nKatze,cat,Eine Katze,leise\n');
    expect(rows[0]).toEqual(['Hund', 'dog', 'Ein Hund']);
  });
});

describe('rare encodings', () => {
  test.each([
    ['cp720', 'ar', ['ماء', 'خبز', 'حليب']],
    ['cp775', 'lv', ['ūdens', 'māja', 'ķēde']],
    ['cp855', 'sr', ['вода', 'кућа', 'пас']],
    ['cp869', 'el', ['νερό', 'ψωμί', 'γάλα']],
  ])('%s is read where the language is known', async (encoding, language, words) => {
    const text = words.map((word) => `${word},word\n`).join('');
    const { rows } = await read(iconv.encode(text, encoding), [language, 'en']);
    expect(rows.map(([word]) => word)).toEqual(words);
  });

  test('the language may be in the header', async () => {
    const text = 'Türkçe,English\nışık,light\nağaç,tree\nşeker,sugar\n';
    const { rows } = await read(iconv.encode(text, 'macturkish'));
    expect(rows.map(([word]) => word)).toEqual(['ışık', 'ağaç', 'şeker']);
  });
});

describe('a file that is no table is refused by its kind', () => {
  test.each([
    ['import.kind_subtitles', '{0}{25}Hallo\n{30}{60}Wie geht es dir?\n'],
    ['import.kind_subtitles', '[ar:Somebody]\n[00:12.00]Hallo\n[00:15.30]Welt\n'],
    ['import.kind_subtitles', '0:00:01.000,0:00:02.000\nHallo\n\n0:00:03.000,0:00:04.000\nWelt\n'],
    ['import.kind_subtitles', '<SAMI><BODY><SYNC Start=1000><P>Hallo</BODY></SAMI>'],
    ['import.kind_subtitles', '<?xml version="1.0"?><tt xmlns="http://www.w3.org/ns/ttml"><body/></tt>'],
    ['import.kind_image', '<svg xmlns="http://www.w3.org/2000/svg"><text>Hund</text></svg>'],
    ['import.kind_image', '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['import.kind_pdf', '\n\n%PDF-1.7\n...'],
    ['import.kind_word', '<?xml version="1.0"?><?mso-application progid="Word.Document"?><pkg:package/>'],
    ['import.kind_other', 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR\r\n'],
    ['import.kind_other', 'BEGIN:VCARD\nFN:Hans\nEND:VCARD\n'],
  ])('%s: %j', async (id, content) => {
    expect(await refusal(content)).toMatchObject({ id });
  });
});
