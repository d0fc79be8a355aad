import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../setup/server.ts';
import { fileFromList, textIntoCluster, type Rows } from './read-kinds.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const intoCluster = (text: string, languages: string[], pasted: boolean) => textIntoCluster(text, languages, pasted);
const fromList = (name: string, text: string) => fileFromList(server, name, text);

const PAIR = ['de', 'en'];
const WORDS = [
  ['Hund', 'dog'],
  ['Katze', 'cat'],
  ['Vogel', 'bird'],
];

describe('lists by hand', () => {
  test.each<[string, string, Rows]>([
    ['em dashes', 'Hund — dog\nKatze — cat\nVogel — bird', WORDS],
    ['en dashes', 'Hund – dog\nKatze – cat\nVogel – bird', WORDS],
    ['hyphens', 'Hund - dog\nKatze - cat\nVogel - bird', WORDS],
    ['colons', 'Hund: dog\nKatze: cat\nVogel: bird', WORDS],
    ['equals', 'Hund = dog\nKatze = cat\nVogel = bird', WORDS],
    ['equals without spaces', 'Hund=dog\nKatze=cat\nVogel=bird', WORDS],
    ['arrows', 'Hund → dog\nKatze → cat\nVogel → bird', WORDS],
    ['double colons', 'Hund::dog\nKatze::cat\nVogel::bird', WORDS],
    ['aligned spaces', 'Hund     dog\nKatze    cat\nVogel    bird', WORDS],
    ['several in a line', 'Hund - dog; Katze - cat; Vogel - bird', WORDS],
    ['several in lines', 'Hund - dog; Katze - cat\nVogel - bird', WORDS],
    ['blank lines between cards', 'Hund\ndog\n\nKatze\ncat\n\nVogel\nbird', WORDS],
    [
      'alternating languages by their articles',
      'der Hund\nthe dog\ndie Katze\nthe cat\ndas Haus\nthe house',
      [
        ['der Hund', 'the dog'],
        ['die Katze', 'the cat'],
        ['das Haus', 'the house'],
      ],
    ],
    [
      'alternating scripts',
      'собака\ndog\nкошка\ncat\nптица\nbird',
      [
        ['собака', 'dog'],
        ['кошка', 'cat'],
        ['птица', 'bird'],
      ],
    ],
    [
      'alternating scripts with a comma in each sentence',
      'Да, конечно\nYes, of course\nНет, спасибо\nNo, thank you',
      [
        ['Да, конечно', 'Yes, of course'],
        ['Нет, спасибо', 'No, thank you'],
      ],
    ],
    ['questions and answers', 'Q: Hund\nA: dog\nQ: Katze\nA: cat\nQ: Vogel\nA: bird', WORDS],
    ['questions and answers on one line', 'Q: Hund A: dog\nQ: Katze A: cat\nQ: Vogel A: bird', WORDS],
    ['questions in any mixture', 'Q: Hund\nA: dog\n\nQ: Katze A: cat\nQ: Vogel\n\nA: bird', WORDS],
    [
      'a continued meaning',
      'Hund\tdog\n  hound\nKatze\tcat\nVogel\tbird',
      [
        ['Hund', 'dog\nhound'],
        ['Katze', 'cat'],
        ['Vogel', 'bird'],
      ],
    ],
    ['numbered', '1. Hund - dog\n2. Katze - cat\n3. Vogel - bird', WORDS],
    ['with bullets', '- Hund: dog\n- Katze: cat\n- Vogel: bird', WORDS],
    [
      'hyphens within words',
      'E-Mail – e-mail\nT-Shirt – T-shirt\nX-Bein – knock-knee',
      [
        ['E-Mail', 'e-mail'],
        ['T-Shirt', 'T-shirt'],
        ['X-Bein', 'knock-knee'],
      ],
    ],
  ])('%s', async (_, text, wanted) => {
    expect(await intoCluster(text, PAIR, true)).toEqual(wanted);
  });

  test.each<[string, string, Rows]>([
    [
      'one word a line',
      'Hund\nKatze\nVogel\nMaus',
      [
        ['Hund', null],
        ['Katze', null],
        ['Vogel', null],
        ['Maus', null],
      ],
    ],
    [
      'half of the lines with a dash',
      'Hund - dog\nKatze\nVogel - bird\nMaus',
      [
        ['Hund - dog', null],
        ['Katze', null],
        ['Vogel - bird', null],
        ['Maus', null],
      ],
    ],
  ])('what does not agree stays as it is: %s', async (_, text, wanted) => {
    expect(await intoCluster(text, PAIR, true)).toEqual(wanted);
  });
});

describe('tables of Markdown', () => {
  test.each<[string, string]>([
    [
      'with text around',
      'Here are your words:\n\n| Deutsch | English |\n|---|---|\n| Hund | dog |\n| Katze | cat |\n| Vogel | bird |\n\nGood luck!',
    ],
    ['without bars at the ends', 'Deutsch | English\n--- | ---\nHund | dog\nKatze | cat\nVogel | bird'],
    [
      'aligned, in a fence',
      '```markdown\n| Deutsch | English |\n| :------ | ------: |\n| Hund    |     dog |\n| Katze   |     cat |\n| Vogel   |    bird |\n```',
    ],
    ['with emphasis', '| Deutsch | English |\n|:-:|:-:|\n| **Hund** | dog |\n| *Katze* | `cat` |\n| Vogel | bird |'],
    [
      'with a rank',
      '| # | Deutsch | English |\n|---|---|---|\n| 1 | Hund | dog |\n| 2 | Katze | cat |\n| 3 | Vogel | bird |',
    ],
    [
      'in two tables',
      '| Deutsch | English |\n|---|---|\n| Hund | dog |\n| Katze | cat |\n\nand\n\n| Deutsch | English |\n|---|---|\n| Vogel | bird |',
    ],
  ])('%s', async (_, text) => {
    expect(await intoCluster(text, PAIR, true)).toEqual(WORDS);
    expect(await intoCluster(text, PAIR, false)).toEqual(WORDS);
    expect((await fromList('answer.md', text)).rows).toEqual(WORDS);
  });
});
