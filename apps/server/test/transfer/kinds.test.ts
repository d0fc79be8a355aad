import iconv from 'iconv-lite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../setup/server.ts';
import { cellsOf, fileFromList, textFromList, textIntoCluster, type Rows } from './read-kinds.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const intoCluster = (text: string | Buffer, languages: (string | null)[], pasted: boolean) =>
  textIntoCluster(text, languages, pasted);
const fromList = (name: string, text: string) => fileFromList(server, name, text);

const PAIR = ['de', 'en'];
const WORDS = [
  ['Hund', 'dog'],
  ['Katze', 'cat'],
  ['Vogel', 'bird'],
];

describe('quotation marks', () => {
  test.each<[string, string, Rows]>([
    [
      'one that is never closed',
      'Zoll,"\nFuß,foot\nElle,ell\n',
      [
        ['Zoll', '"'],
        ['Fuß', 'foot'],
        ['Elle', 'ell'],
      ],
    ],
    [
      'inches',
      '5" Rohr,pipe\n3" Nagel,nail\n',
      [
        ['5" Rohr', 'pipe'],
        ['3" Nagel', 'nail'],
      ],
    ],
    [
      'a quoted word within a cell',
      '"Hund" (m),dog\nKatze,cat\n',
      [
        ['"Hund" (m)', 'dog'],
        ['Katze', 'cat'],
      ],
    ],
    [
      'quoted cells over lines',
      'Hund,"dog\nhound"\nKatze,"cat\n(pet)"\n',
      [
        ['Hund', 'dog\nhound'],
        ['Katze', 'cat\n(pet)'],
      ],
    ],
    [
      'doubled marks',
      'Hund,"say ""woof"""\nKatze,cat\n',
      [
        ['Hund', 'say "woof"'],
        ['Katze', 'cat'],
      ],
    ],
    [
      'a backslash before a mark',
      '"Hund \\"Rex\\"",dog\n"Katze",cat\n',
      [
        ['Hund "Rex"', 'dog'],
        ['Katze', 'cat'],
      ],
    ],
    [
      'an empty pair',
      '"",dog\n"Katze",cat\n"Vogel",bird\n',
      [
        ['Katze', 'cat'],
        ['Vogel', 'bird'],
      ],
    ],
    [
      'a last one without its end',
      'Hund,dog\nKatze,"cat',
      [
        ['Hund', 'dog'],
        ['Katze', '"cat'],
      ],
    ],
    [
      'three in a column',
      'eins,"\nzwei,"\ndrei,"\nvier,four\n',
      [
        ['eins', '"'],
        ['zwei', '"'],
        ['drei', '"'],
        ['vier', 'four'],
      ],
    ],
  ])('%s', async (_, text, wanted) => {
    expect(await intoCluster(text, PAIR, false)).toEqual(wanted);
    const tabs = text.replaceAll(',', '\t');
    expect(await intoCluster(tabs, PAIR, true)).toEqual(
      wanted.map((row) => row.map((cell) => cell?.replaceAll(',', '\t') ?? null)),
    );
  });
});

describe('control characters', () => {
  test.each<[string, string, Rows]>([
    [
      'a form feed breaks the line of a cell',
      'Hund,dog\fhound\nKatze,cat\n',
      [
        ['Hund', 'dog\nhound'],
        ['Katze', 'cat'],
      ],
    ],
    [
      'next line ends rows where nothing else does',
      'Hund,dog\u0085Katze,cat\u0085',
      [
        ['Hund', 'dog'],
        ['Katze', 'cat'],
      ],
    ],
    ['line separators end rows where nothing else does', 'Hund,dog\u2028Katze,cat\u2028Vogel,bird', WORDS],
    [
      'a paragraph separator within a cell is a line',
      'Hund,dog\u2029hound\nKatze,cat\n',
      [
        ['Hund', 'dog\nhound'],
        ['Katze', 'cat'],
      ],
    ],
    [
      'the end of a file of DOS',
      'Hund,dog\r\nKatze,cat\r\n\u001A',
      [
        ['Hund', 'dog'],
        ['Katze', 'cat'],
      ],
    ],
    [
      'NUL is left out',
      'Hu\0nd,dog\nKatze,cat\n',
      [
        ['Hund', 'dog'],
        ['Katze', 'cat'],
      ],
    ],
    [
      'old Mac line ends',
      'Hund,dog\rKatze,cat\r',
      [
        ['Hund', 'dog'],
        ['Katze', 'cat'],
      ],
    ],
  ])('%s', async (_, text, wanted) => {
    expect(await intoCluster(text, PAIR, false)).toEqual(wanted);
  });
});

describe('headers in the languages of the interface', () => {
  test.each([
    ['German;English', PAIR],
    ['german,english', PAIR],
    ['DEUTSCH;ENGLISCH', PAIR],
    ['nemčina;angličtina', PAIR],
    ['němčina;angličtina', PAIR],
    ['alemán;inglés', PAIR],
    ['niemiecki;angielski', PAIR],
    ['német;angol', PAIR],
    ['allemand;anglais', PAIR],
    ['tedesco;inglese', PAIR],
    ['alemão;inglês', PAIR],
    ['німецька;англійська', PAIR],
    ['الألمانية;الإنجليزية', PAIR],
    ['word:de;word:en', PAIR],
    ['de;en', PAIR],
    ['Deutsch (de);Englisch (en)', PAIR],
    ['Slovo;Preklad', [null, null]],
    ['Wort;Übersetzung', [null, null]],
    ['palabra;traducción', [null, null]],
    ['слово;переклад', [null, null]],
    ['mot;traduction', [null, null]],
    ['szó;jelentés', [null, null]],
    ['كلمة;ترجمة', [null, null]],
  ])('%s', async (header, languages) => {
    const separator = header.includes(';') ? ';' : ',';
    const text = `${header}\n${WORDS.map((row) => row.join(separator)).join('\n')}\n`;
    expect(await textFromList(text)).toEqual({ header: true, names: header.split(separator), languages, rows: WORDS });
  });

  test('names the columns of a new cluster', async () => {
    const { found, rows, made } = await fromList('list.csv', 'alemán;inglés\nHund;dog\nKatze;cat\nVogel;bird\n');
    expect(found.preview?.first_row_is_header).toBe(true);
    expect(rows).toEqual(WORDS);
    expect([made?.col_1_name, made?.col_2_name]).toEqual(['alemán', 'inglés']);
    expect([made?.col_1_language, made?.col_2_language]).toEqual(PAIR);
  });

  test.each([
    ['a word beside its translation', 'Hund,dog\nKatze,cat\nVogel,bird\n'],
    ['a value that stands again', 'word,slovo\nword,výraz\nhouse,dom\n'],
    ['a single letter', 'a,b\nc,d\ne,f\n'],
  ])('is none: %s', async (_, text) => {
    expect((await textFromList(text)).header).toBe(false);
  });
});

describe('columns', () => {
  test.each<[string, string, (string | null)[], string[]]>([
    [
      'HSK with five columns',
      'Rank\tHanzi\tPinyin\tEnglish\tHSK\n1\t爱\tài\tlove\t1\n2\t八\tbā\teight\t1\n3\t爸爸\tbàba\tdad\t1\n',
      ['爱', 'ài', 'love'],
      ['ignored', 'value', 'value', 'value', 'ignored'],
    ],
    [
      'ids and dates',
      'id,de,en,added\n9f3c2f1e-1111-4222-8333-444455556666,Hund,dog,2024-01-02\n9f3c2f1e-1111-4222-8333-444455556667,Katze,cat,2024-01-03\n9f3c2f1e-1111-4222-8333-444455556668,Vogel,bird,2024-01-04\n',
      ['Hund', 'dog', null],
      ['ignored', 'value', 'value', 'ignored'],
    ],
    [
      'links',
      'Hund,dog,https://example.com/1\nKatze,cat,https://example.com/2\nVogel,bird,https://example.com/3\n',
      ['Hund', 'dog', null],
      ['value', 'value', 'ignored'],
    ],
    [
      'tags',
      'de,en,tags\nHund,dog,animal;pet\nKatze,cat,animal\nVogel,bird,animal\n',
      ['Hund', 'dog', null],
      ['value', 'value', 'tags'],
    ],
    ['numbers beside one column of words', 'one,1\ntwo,2\nthree,3\n', ['one', '1', null], ['value', 'value']],
    ['an empty column between', 'Hund,,dog\nKatze,,cat\nVogel,,bird\n', ['Hund', 'dog', null], ['value', 'value']],
    ['levels', 'A1,Hund,dog\nA2,Katze,cat\nB1,Vogel,bird\n', ['Hund', 'dog', null], ['ignored', 'value', 'value']],
  ])('%s', async (_, text, first, roles) => {
    const { user, found, made } = await fromList('list.csv', text);
    expect(found.tables[0]?.columns.map(({ role }) => role)).toEqual(roles);
    expect((await cellsOf(user, made?.id ?? 0, 3))[0]).toEqual(first);
  });

  test('margins and a title are passed over, and not counted', async () => {
    const { found, rows } = await fromList(
      'list.csv',
      ',,\n,My words,\n,,\n,Deutsch,English\n,Hund,dog\n,Katze,cat\n,Vogel,bird\n',
    );
    expect(rows).toEqual(WORDS);
    expect(found).toMatchObject({ rows_total: 4, importable_rows: 3 });
  });

  test('values behind a comma and a space stay with the last column', async () => {
    expect(await intoCluster('Hund,dog, hound\nKatze,cat\nVogel,bird, fowl, chick\n', PAIR, false)).toEqual([
      ['Hund', 'dog, hound'],
      ['Katze', 'cat'],
      ['Vogel', 'bird, fowl, chick'],
    ]);
    expect(
      (await fromList('list.csv', 'Deutsch,English\nHund,dog, hound\nKatze,cat\nVogel,bird, fowl\n')).rows,
    ).toEqual([
      ['Hund', 'dog, hound'],
      ['Katze', 'cat'],
      ['Vogel', 'bird, fowl'],
    ]);
  });
});

describe('encodings, with the language of the column known', () => {
  test.each<[string, string, string[]]>([
    ['macturkish', 'tr', ['şeker', 'ağaç', 'ışık', 'güneş', 'çocuk']],
    ['macgreek', 'el', ['σπίτι', 'άνθρωπος', 'νερό', 'ήλιος', 'φως']],
    ['iso-8859-6', 'ar', ['كتاب', 'مدرسة', 'ماء', 'شمس', 'قلم']],
    ['cp737', 'el', ['σπίτι', 'άνθρωπος', 'νερό', 'ήλιος', 'φως']],
    ['cp862', 'he', ['ספר', 'מים', 'שמש', 'בית', 'ילד']],
    ['windows-1250', 'sk', ['ľúbiť', 'čučoriedka', 'žena', 'ťava', 'mäso']],
    ['cp852', 'cs', ['žlutý', 'kůň', 'řeka', 'šťastný', 'dům']],
    ['koi8-r', 'ru', ['собака', 'кошка', 'птица', 'дом', 'вода']],
    ['windows-1251', 'uk', ['їжак', 'собака', 'єнот', 'ґанок', 'дім']],
  ])('%s', async (encoding, language, words) => {
    const text = iconv.encode(words.map((word, at) => `${word},word ${'abcde'[at]}\n`).join(''), encoding);
    expect((await intoCluster(text, [language, 'en'], false)).map(([word]) => word)).toEqual(words);
  });
});

describe('entities', () => {
  test('are decoded where all that begins so is one', async () => {
    expect(await intoCluster('l&#39;homme\tthe man\nR &amp; B\tmusic\n&quot;oui&quot;\tyes\n', PAIR, true)).toEqual([
      ["l'homme", 'the man'],
      ['R & B', 'music'],
      ['"oui"', 'yes'],
    ]);
    expect(await intoCluster('AT&T\tcompany\nR &amp; B\tmusic\nx\ty\n', PAIR, true)).toContainEqual([
      'R &amp; B',
      'music',
    ]);
  });
});
