import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readImport } from '../../src/features/transfer/reading/read-import.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'unseen-lists-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** The guesses for a text, for a new cluster or one with two columns. */
async function read(
  text: string | Buffer,
  { own = true, format = 'text' }: { own?: boolean; format?: 'text' | 'csv' } = {},
) {
  const file = path.join(folder, 'list');
  await writeFile(file, text);
  const report = await readImport(
    {
      path: file,
      format,
      languages: [],
      own: own ? { names: ['First column', 'Second column'] } : null,
      narrow: own,
    },
    { batch: async () => undefined },
  );
  const rows = report.preview
    .slice(Number(report.first_row_is_header))
    .map(({ col_1_value, col_2_value, col_3_value }) =>
      [col_1_value, col_2_value, col_3_value].filter((cell) => cell !== null),
    );
  return { rows, report, languages: report.tables[0]?.columns.map(({ language }) => language) };
}

const WORDS = [
  ['perro', 'dog'],
  ['gato', 'cat'],
  ['casa', 'house'],
];

// Specification: S0-1.371
describe('answers of chat assistants', () => {
  test.each([
    [
      'numbered, with text around',
      'Here are some:\n\n1. **perro** - dog\n2. **gato** - cat\n3. **casa** - house\n\nMore?',
    ],
    ['bold words before a colon', '- **perro**: dog\n- **gato**: cat\n- **casa**: house'],
    ['the colon within the bold', '- **perro:** dog\n- **gato:** cat\n- **casa:** house'],
    ['slanted words', '* *perro* – dog\n* *gato* – cat\n* *casa* – house'],
    ['without bullets', '**perro** - dog\n**gato** - cat\n**casa** - house'],
    ['a fence of CSV', 'Your file:\n\n```csv\nSpanish,English\nperro,dog\ngato,cat\ncasa,house\n```\n\nEnjoy!'],
    ['a fence of tabs', '```\nperro\tdog\ngato\tcat\ncasa\thouse\n```'],
    ['headings between', '### Animals\n- perro – dog\n- gato – cat\n### House\n- casa – house'],
    ['quoted', '> | Spanish | English |\n> |---|---|\n> | perro | dog |\n> | gato | cat |\n> | casa | house |'],
    ['boxes to tick', '- [ ] perro - dog\n- [x] gato - cat\n- [ ] casa - house'],
    ['numbers in circles', '① perro — dog\n② gato — cat\n③ casa — house'],
    ['examples below', '1. perro – dog\n   *El perro corre.*\n2. gato – cat\n3. casa – house'],
    ['questions in bold', '**Q:** perro\n**A:** dog\n\n**Q:** gato\n**A:** cat\n\n**Q:** casa\n**A:** house'],
  ])('%s', async (_, text) => {
    expect((await read(text)).rows).toEqual(WORDS);
  });

  test('a list of single words between other lines stays as it is', async () => {
    expect((await read('My list:\n- perro\n- gato\n- casa')).rows).toHaveLength(4);
  });
});

describe('drawn tables', () => {
  test.each([
    [
      'of a database',
      '+-------+-----+\n| Wort  | Eng |\n+-------+-----+\n| perro | dog |\n| gato  | cat |\n| casa | house |\n+-------+-----+\n3 rows',
    ],
    [
      'with a rule below each row',
      '+-------+-----+\n| perro | dog |\n+-------+-----+\n| gato | cat |\n+---+---+\n| casa | house |\n+---+---+',
    ],
    [
      'of boxes',
      '┌───────┬─────┐\n│ Wort  │ Eng │\n├───────┼─────┤\n│ perro │ dog │\n│ gato  │ cat │\n│ casa  │ house │\n└───────┴─────┘',
    ],
  ])('%s', async (_, text) => {
    expect((await read(text)).rows).toEqual(WORDS);
  });
});

describe('separators that people type', () => {
  test.each(['：', ' ＝ ', ' ⇒ ', ' ↔ ', ' -- ', ' --- ', ' ~ ', ' / ', ' ... ', '........', ' … '])(
    '%j',
    async (between) => {
      expect((await read(WORDS.map((row) => row.join(between)).join('\n'))).rows).toEqual(WORDS);
    },
  );

  test.each([
    ['"perro", "dog"\n"gato", "cat"\n"casa", "house"', WORDS],
    ['"perro" ; "dog"\n"gato" ; "cat"\n"casa" ; "house"', WORDS],
    [
      'perro, "dog, hound"\ngato, cat\ncasa, "house"',
      [
        ['perro', 'dog, hound'],
        ['gato', 'cat'],
        ['casa', 'house'],
      ],
    ],
  ])('spaces around quotation marks: %j', async (text, wanted) => {
    expect((await read(text, { format: 'csv' })).rows).toEqual(wanted);
  });
});

describe('questions and answers in the languages of the interface', () => {
  test.each([
    ['P', 'R'],
    ['Pregunta', 'Respuesta'],
    ['Question ', 'Réponse '],
    ['Front', 'Back'],
    ['Term', 'Definition'],
    ['D', 'R'],
    ['Pytanie', 'Odpowiedź'],
    ['K', 'V'],
    ['Питання', 'Відповідь'],
    ['س', 'ج'],
    ['Otázka', 'Odpoveď'],
    ['Frage', 'Antwort'],
  ])('%s and %s', async (question, answer) => {
    const lines = WORDS.map(([word, meaning]) => `${question}: ${word}\n${answer}: ${meaning}`);
    const onOne = WORDS.map(([word, meaning]) => `${question}: ${word} ${answer}: ${meaning}`);
    for (const text of [lines.join('\n'), lines.join('\n\n'), onOne.join('\n')])
      expect((await read(text)).rows).toEqual(WORDS);
  });
});

describe('lists that look like names, text or languages and are none', () => {
  test('a mark for the same as above is no name of a column', async () => {
    const { report } = await read('hola\t"\nadios\tbye\nperro\tdog\ngato\tcat\n');
    expect(report.first_row_is_header).toBe(false);
  });

  test('padding by DOS does not make a file binary', async () => {
    const text = Buffer.from('perro;dog\r\ngato;cat\r\ncasa;house\r\n\x1A\0\0\0\0\0\0', 'latin1');
    expect((await read(text, { format: 'csv' })).rows).toEqual(WORDS);
  });

  test.each(['<ul><li>perro - dog</li></ul>', '<p>perro - dog</p>\n<p>gato - cat</p>', '<h1>Words</h1><p>perro</p>'])(
    'a page without a table is refused: %s',
    async (text) => {
      await expect(read(text, { own: false })).rejects.toThrow(/HTML/);
    },
  );

  test.each<[string, (string | null)[]]>([
    ['学校,school\n会社,company\n鳥,bird\n', [null, null]],
    ['学校,がっこう,school\n会社,かいしゃ,company\n鳥,とり,bird\n', ['ja', 'ja', null]],
    ['學校,school\n媽媽,mum\n', ['zh-TW', null]],
    ['学校,school\n妈妈,mum\n', ['zh-CN', null]],
    ['阿姨,a1 yi2,aunt\n啊,a5,oh\n水,shui3,water\n', ['zh-CN', null, null]],
    ['水果,shuǐguǒ,fruit\n火,huǒ,fire\n', ['zh-CN', null, null]],
    ['Kanji,Meaning\n学校,school\n会社,company\n', ['ja', null]],
  ])('characters of several languages: %j', async (text, languages) => {
    expect((await read(text, { own: false })).languages).toEqual(languages);
  });
});

// Specification: S0-1.371
describe('columns of other programs', () => {
  const ROLES = { value: 'v', tags: 't', ignored: '-' };
  test.each<[string, string, string, (string | null)[]]>([
    [
      'what is told of a word',
      'No.,Word,POS,Meaning,Example\n1,abandon,v.,opustiť,x y\n2,able,adj.,schopný,y z\n',
      '-v-vv',
      [],
    ],
    [
      'LingQ',
      'Term,Hint 1,Hint locale 1,Phrase,Status,Tag1\nHund,dog,en,Der Hund bellt.,2,animal\nKatze,cat,en,Sie schläft.,1,\n',
      'vv-v-t',
      [],
    ],
    [
      'Google Translate',
      'English,Spanish,hello,hola\nEnglish,Spanish,dog,perro\nEnglish,Spanish,cat,gato\n',
      '--vv',
      [null, null, 'en', 'es'],
    ],
    [
      'a noun with its forms',
      'Article,Noun,Plural,English\nder,Hund,Hunde,dog\ndie,Katze,Katzen,cat\n',
      '-v-v',
      [null, null, null, 'en'],
    ],
    [
      'readings of a character',
      '#;Kanji;On;Kun;Meaning\n1;水;スイ;みず;water\n2;火;カ;ひ;fire\n',
      '-vv-v',
      [null, 'ja', 'ja', 'ja', null],
    ],
    ['boxes that are ticked', 'TRUE,Hund,dog\nFALSE,Katze,cat\nTRUE,Vogel,bird\n', '-vv', []],
    ['addresses of people', 'Email,Word,Meaning\na@example.com,Hund,dog\nb@example.com,Katze,cat\n', '-vv', []],
    ['no is a number', 'No,German,English\n1,Hund,dog\n2,Katze,cat\n', '-vv', [null, 'de', 'en']],
    ['no is a language', 'en,no,sv\nhouse,hus,hus\nbooks,boka,boken\nwater,vann,vatten\n', 'vvv', ['en', 'no', 'sv']],
    ['languages of regions', 'pt-BR,en-US\ncachorro,dog\ngato,cat\n', 'vv', ['pt', 'en']],
    ['kinds of languages', 'Spanish (Latin America),English (US)\nperro,dog\ngato,cat\n', 'vv', ['es', 'en']],
    ['a header in Chinese', '中文,拼音,英文\n狗,gǒu,dog\n猫,māo,cat\n', 'vvv', ['zh-CN', null, 'en']],
    ['a header in Japanese', '英語,日本語\ndog,犬\ncat,猫\n', 'vv', ['en', 'ja']],
    ['a header in Korean', '단어,뜻\n개,dog\n고양이,cat\n', 'vv', ['ko', null]],
  ])('%s', async (_, text, roles, languages) => {
    const { report } = await read(text, { own: false, format: 'csv' });
    const columns = report.tables[0]?.columns ?? [];
    expect(columns.map(({ role }) => ROLES[role]).join('')).toBe(roles);
    if (languages.length > 0) expect(columns.map(({ language }) => language)).toEqual(languages);
  });
});
