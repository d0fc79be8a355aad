import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inlineRow, makeXlsx } from '../../../../packages/table-reader/test/make-xlsx.ts';
import { readImport } from '../../src/features/transfer/reading/read-import.ts';
import type { OwnColumns } from '../../src/features/transfer/reading/map-table.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lists-of-programs-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** The guesses for a file, for a new cluster or one with columns. */
async function read(content: string | Uint8Array, own: OwnColumns | null = null) {
  const file = path.join(folder, 'list');
  await writeFile(file, content);
  const batches: (string | null)[] = [];
  const report = await readImport(
    { path: file, format: 'csv', languages: [], own, narrow: false },
    {
      batch: async ({ tags }) => {
        batches.push(tags);
      },
    },
  );
  const rows = report.preview
    .slice(Number(report.first_row_is_header))
    .map(({ col_1_value, col_2_value, col_3_value }) =>
      [col_1_value, col_2_value, col_3_value].filter((cell) => cell !== null),
    );
  const chosen = (report.tables[report.table]?.columns ?? []).filter(({ role }) => role === 'value');
  return {
    report,
    rows,
    tags: batches.join(''),
    names: chosen.map(({ name }) => name),
    languages: chosen.map(({ language }) => language),
    notices: report.notices.map(({ id }) => id),
  };
}

const WORDS = [
  ['Hund', 'dog'],
  ['Katze', 'cat'],
  ['Vogel', 'bird'],
];
const SIGNS = [
  ['犬', 'dog'],
  ['猫', 'cat'],
  ['鳥', 'bird'],
];

// Specification: S0-1.450
describe('headings between rows', () => {
  test.each([
    ['above tabs', 'Unit 1\nHund\tdog\nKatze\tcat\nUnit 2\nVogel\tbird\n'],
    ['above dashes', 'Unit 1\nHund - dog\nKatze - cat\nUnit 2\nVogel - bird\n'],
    ['in a table', 'German;English\nUnit 1;\nHund;dog\nKatze;cat\nUnit 2;\nVogel;bird\n'],
    ['between commas', 'Unit 1,\nHund,dog\nKatze,cat\nUnit 2,\nVogel,bird\n'],
    ['in Markdown', '## Unit 1\nHund: dog\nKatze: cat\n\n## Unit 2\nVogel: bird\n'],
    [
      'in a workbook',
      makeXlsx({
        sheets: [
          {
            name: 'Words',
            data: [['German', 'English'], ['Unit 1'], ['Hund', 'dog'], ['Katze', 'cat'], ['Unit 2'], ['Vogel', 'bird']]
              .map((cells, index) => inlineRow(index + 1, ...cells))
              .join(''),
          },
        ],
      }),
    ],
  ])('%s become tags of the rows below them', async (_, content) => {
    const { rows, tags, report, notices } = await read(content);
    expect(rows).toEqual(WORDS);
    expect(tags).toContain('{\\"Unit 1\\"}","{\\"Unit 1\\"}","{\\"Unit 2\\"}"');
    expect(notices).toEqual(['import.headings']);
    // The table and its rows are counted alike.
    expect(report.tables[0]?.rows).toBe(3);
    expect(report.rows - Number(report.first_row_is_header)).toBe(3);
  });

  test.each([
    ['with titles', 'Lektion 1: Tiere\n\nHund – dog\nKatze – cat\n\nLektion 2: Mehr\n\nVogel – bird\n'],
    ['in capitals', 'ANIMALS\nHund = dog\nKatze = cat\n\nBIRDS\nVogel = bird\n'],
    ['before a colon', 'Tiere:\nHund – dog\nKatze – cat\n\nMehr:\nVogel – bird\n'],
    ['at the end', 'Hund - dog\nKatze - cat\nVogel - bird\nUnit 2\n'],
    ['as a title', 'Animals\n\nHund - dog\nKatze - cat\nVogel - bird\n'],
  ])('%s too', async (_, text) => {
    expect((await read(text)).rows).toEqual(WORDS);
  });

  test('in other scripts', async () => {
    expect((await read('第1課\n犬\tdog\n猫\tcat\n第2課\n鳥\tbird\n')).rows).toEqual(SIGNS);
    expect((await read('// Animals\n犬\tdog\n猫\tcat\n鳥\tbird\n')).rows).toEqual(SIGNS);
  });

  test.each<[string, string, string[][]]>([
    ['one column', 'unit 1\nlesson 2\nday 3\n', [['unit 1'], ['lesson 2'], ['day 3']]],
    [
      'words with meanings',
      'part 1,časť 1\nday 2,deň 2\n',
      [
        ['part 1', 'časť 1'],
        ['day 2', 'deň 2'],
      ],
    ],
    [
      'a word with its meaning among others',
      'der Tag - the day\nTag 1 - day 1\ndie Woche - the week\n',
      [
        ['der Tag', 'the day'],
        ['Tag 1', 'day 1'],
        ['die Woche', 'the week'],
      ],
    ],
    [
      'words that begin alike',
      'country,Land\nUnited Kingdom,Vereinigtes Königreich\nDaylight,Tageslicht\n',
      [
        ['country', 'Land'],
        ['United Kingdom', 'Vereinigtes Königreich'],
        ['Daylight', 'Tageslicht'],
      ],
    ],
    ['more headings than words', 'Unit 1\tx\nUnit 2\nUnit 3\n', [['Unit 1', 'x'], ['Unit 2'], ['Unit 3']]],
  ])('%s are no headings', async (_, text, wanted) => {
    expect((await read(text)).rows).toEqual(wanted);
  });

  test('an export from here has none', async () => {
    const { rows, notices } = await read('Word,Meaning\nUnit 1,\nHund,dog\nKatze,cat\n', {
      names: ['Word', 'Meaning'],
    });
    expect(rows).toEqual([['Unit 1'], ...WORDS.slice(0, 2)]);
    expect(notices).toEqual([]);
  });
});

// Specification: S0-1.451
describe('dumps of databases', () => {
  test.each([
    [
      'phpMyAdmin',
      "-- phpMyAdmin SQL Dump\nCREATE TABLE `words` (\n  `id` int(11) NOT NULL,\n  `de` varchar(255),\n  `en` text\n) ENGINE=InnoDB;\n\nINSERT INTO `words` (`id`, `de`, `en`) VALUES\n(1, 'Hund', 'dog'),\n(2, 'Katze', 'cat'),\n(3, 'Vogel', 'bird');\n",
    ],
    [
      'mysqldump, which names no columns at its rows',
      "-- MySQL dump 10.13\n/*!40101 SET NAMES utf8 */;\nDROP TABLE IF EXISTS `v`;\nCREATE TABLE `v` (`id` int, `de` varchar(50) DEFAULT 'a,b', `en` text, PRIMARY KEY (`id`));\nINSERT INTO `v` VALUES (1,'Hund','dog'),(2,'Katze','cat'),(3,'Vogel','bird');\n",
    ],
    [
      'SQLite',
      "PRAGMA foreign_keys=OFF;\nBEGIN TRANSACTION;\nCREATE TABLE words(id INTEGER PRIMARY KEY, de TEXT, en TEXT);\nINSERT INTO words VALUES(1,'Hund','dog');\nINSERT INTO words VALUES(2,'Katze','cat');\nINSERT INTO words VALUES(3,'Vogel','bird');\nCOMMIT;\n",
    ],
    [
      'PostgreSQL',
      "--\n-- PostgreSQL database dump\n--\nSET client_encoding = 'UTF8';\nCREATE TABLE public.words (\n    id integer NOT NULL,\n    de text,\n    en character varying(20)\n);\nCOPY public.words (id, de, en) FROM stdin;\n1\tHund\tdog\n2\tKatze\tcat\n3\tVogel\tbird\n\\.\n",
    ],
  ])('%s', async (_, text) => {
    const { rows, names, languages } = await read(text);
    expect(rows).toEqual(WORDS);
    expect(names).toEqual(['de', 'en']);
    expect(languages).toEqual(['de', 'en']);
  });

  test('each table by its name, with marks and line ends as they were', async () => {
    const { report, rows } = await read(
      "INSERT INTO `a` (`x`,`y`) VALUES ('l''eau','say \\'oh\\'; (water)'),('two\\nlines',NULL);\nINSERT INTO `b` (`x`,`y`) VALUES ('Vogel','bird');\n",
    );
    expect(rows).toEqual([["l'eau", "say 'oh'; (water)"], ['two\nlines']]);
    expect(report.tables.map(({ name, rows: count }) => [name, count])).toEqual([
      ['a', 2],
      ['b', 1],
    ]);
  });

  test('a statement within a value is a text', async () => {
    const statement = "INSERT INTO b VALUES ('x','y');";
    const { report, rows } = await read(
      `INSERT INTO a (de, en) VALUES ('${statement.replaceAll("'", "''")}','adds a row'),('Hund','dog');\n`,
    );
    expect(rows).toEqual([
      [statement, 'adds a row'],
      ['Hund', 'dog'],
    ]);
    expect(report.tables.map(({ name }) => name)).toEqual(['a']);
  });

  test('words of a list about databases are words', async () => {
    const wanted = [
      ['INSERT', 'vložiť'],
      ['insert into', 'vložiť do'],
    ];
    expect((await read(wanted.map((row) => row.join('\t')).join('\n'))).rows).toEqual(wanted);
  });
});

// Specification: S0-1.451
describe('lists in YAML', () => {
  test.each([
    [
      'a list of maps',
      '- front: Hund\n  back: dog\n- front: Katze\n  back: cat\n- front: Vogel\n  back: bird\n',
      'front,back',
    ],
    [
      'below a key',
      'words:\n  - de: Hund # animal\n    en: dog\n  - de: Katze\n    en: "cat"\n  - de: Vogel\n    en: \'bird\'\n',
      'de,en',
    ],
    ['a map', '---\n# words\nHund: dog\nKatze: "cat"\nVogel: \'bird\'\n', ''],
    ['pairs', '- [Hund, dog]\n- [Katze, "cat"]\n- [Vogel, bird]\n', ''],
    ['a list of words with their meanings', '- Hund: dog\n- Katze: cat\n- Vogel: bird\n', ''],
  ])('%s', async (_, text, names) => {
    const found = await read(text);
    expect(found.rows).toEqual(WORDS);
    expect(found.names.join()).toBe(names === '' ? ',' : names);
  });

  test('a document of another form stays as it is', async () => {
    expect((await read('- a: &x 1\n  b: *x\n- c:\n    - d\n    - e\n')).rows.flat().join('')).toContain('&x');
  });
});

// Specification: S0-1.452
describe('copies of chats and notes', () => {
  test.each([
    [
      'WhatsApp on iPhone',
      '[29/11/2026, 10:10:00] Words: \u200EMessages and calls are end-to-end encrypted.\n[29/11/2026, 10:11:12] Anna: Hund - dog\n[29/11/2026, 10:11:45] Anna: Katze - cat\n[29/11/2026, 10:12:02] Ben: Vogel - bird\n',
    ],
    [
      'WhatsApp on Android',
      '29.11.26, 10:11 - Anna: Hund - dog\n29.11.26, 10:11 - Anna added Ben\n29.11.26, 10:12 - Anna: Katze - cat\n29.11.26, 10:13 - Ben: Vogel - bird\n',
    ],
    [
      'WhatsApp in English',
      '11/29/26, 9:11 PM - Anna: Hund - dog\n11/29/26, 9:12\u202FPM - Anna: Katze - cat\n11/29/26, 9:13 PM - Ben: Vogel - bird\n',
    ],
    [
      'Telegram',
      'Anna, [29.11.2026 10:11]\nHund - dog\n\nAnna, [29.11.2026 10:12]\nKatze - cat\n\nAnna, [29.11.2026 10:13]\nVogel - bird\n',
    ],
    ['Obsidian', '# Words\n#flashcards/german\n\nHund::dog <!--SR:!2026-12-01,3,250-->\nKatze::cat\nVogel:::bird\n'],
    ['Obsidian with cards on three lines', 'Hund\n?\ndog\n\nKatze\n?\ncat\n\nVogel\n??\nbird\n'],
    ['Obsidian with properties', '---\ntags: flashcards\n---\nHund::dog\nKatze::cat\nVogel::bird\n'],
    ['Logseq', '- Hund #card\n\t- dog\n- Katze #card\n  card-interval:: 4\n\t- cat\n- Vogel #card\n\t- bird\n'],
    ['RemNote', '- Hund >> dog\n- Katze >> cat\n- Vogel >> bird\n'],
    ['a page with numbered cards', '1\nHund\ndog\n2\nKatze\ncat\n3\nVogel\nbird\n'],
    [
      'MediaWiki',
      '{| class="wikitable"\n|-\n| [[Hund]] || dog\n|-\n| style="x" | Katze\n| cat\n|-\n| \'\'Vogel\'\' || bird\n|}\n',
    ],
    [
      'Org mode',
      '| Wort  | Meaning |\n|-------+---------|\n| Hund  | dog     |\n| Katze | cat     |\n| Vogel | bird    |\n',
    ],
    ['texts of a program', '"Hund" = "dog";\n"Katze" = "cat";\n"Vogel" = "bird";\n'],
    ['letters before each card', 'a) Hund – dog\nb) Katze – cat\nc) Vogel – bird\n'],
  ])('%s', async (_, text) => {
    expect((await read(text)).rows).toEqual(WORDS);
  });

  test('a sheet published by Google Sheets has neither letters of columns nor numbers of rows', async () => {
    const row = (cells: string[], n: number | string) =>
      `<tr><th><div>${n}</div></th>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
    const page = `<meta charset="utf-8"><div><table class="waffle"><thead><tr><th></th><th>A</th><th>B</th></tr></thead><tbody>${row(['Deutsch', 'Englisch'], 1)}${WORDS.map((cells, index) => row(cells, index + 2)).join('')}</tbody></table></div>`;
    const { rows, names, languages } = await read(page);
    expect(rows).toEqual(WORDS);
    expect(names).toEqual(['Deutsch', 'Englisch']);
    expect(languages).toEqual(['de', 'en']);
  });

  test('cells copied from Google Sheets are a table', async () => {
    const cells = WORDS.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('');
    const { rows } = await read(`<google-sheets-html-origin><style></style><table><tbody>${cells}</tbody></table>`);
    expect(rows).toEqual(WORDS);
  });
});

// Specification: S0-1.452
describe('separators of other scripts', () => {
  test.each(['←', ' ← ', '، ', '؛ ', '、', '，', '；', ' '])('%j', async (between) => {
    expect((await read(SIGNS.map((row) => row.join(between)).join('\n'))).rows).toEqual(SIGNS);
  });

  test('brackets around a meaning in another script', async () => {
    expect((await read('犬 (dog)\n猫（cat）\n鳥 (bird)\n')).rows).toEqual(SIGNS);
  });

  test('tabs that align meanings are one separator', async () => {
    expect((await read('Hund\t\tdog\nKatzenklo\tlitter box\nVogel\t\tbird\n')).rows).toEqual([
      ['Hund', 'dog'],
      ['Katzenklo', 'litter box'],
      ['Vogel', 'bird'],
    ]);
  });

  test('blank lines within quoted cells do not part cards', async () => {
    const { rows } = await read('Word,Meaning,Example\n"=\t=",,\n¡,"!\n\n!","=\t¡"\n¡,,\n', {
      names: ['Word', 'Meaning', 'Example'],
    });
    expect(rows).toEqual([['=\t='], ['¡', '!\n\n!', '=\t¡'], ['¡']]);
  });
});
