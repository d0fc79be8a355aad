import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { NIGHTLY } from '@wordcluster/testing/nightly';
import { inflatedPdf, textOfPdf } from '../invoices/pdf-text.ts';
import { newCluster, rowsOf } from '../setup/clusters.ts';
import { programToken, startTestServer, type Caller, type TestServer } from '../setup/server.ts';

let server: TestServer;
let teacher: Caller & { id: number };
beforeAll(async () => {
  server = await startTestServer();
  teacher = await server.signUp('teacher@example.com', 'great');
});
afterAll(() => server.close());

const WORDS = [
  ['Haus', 'house', 'Das Haus ist alt.'],
  ['Baum', 'tree', 'Der Baum'],
  ['Katze', 'cat', 'Eine Katze'],
  ['Vogel', 'bird', ''],
];

async function clusterOf(words: readonly (readonly string[])[] = WORDS, fields: Record<string, unknown> = {}) {
  const { id } = await newCluster(teacher, { title: 'Tiere & Häuser', ...fields });
  for (const [col_1_value, col_2_value, col_3_value] of words)
    await teacher.call('POST', `/api/clusters/${id}/clusterRows`, {
      col_1_value,
      col_2_value: col_2_value ?? null,
      col_3_value: col_3_value ?? null,
    });
  return id;
}

interface Printed {
  status: number;
  headers: Record<string, unknown>;
  body: { error?: { message: string; message_id: string; errors?: Record<string, string[]> } };
  pdf: Buffer;
}

async function print(caller: Caller, id: number, wish: object, language = 'en'): Promise<Printed> {
  const response = await server.app.inject({
    method: 'POST',
    url: `/api/clusters/${id}/print`,
    headers: {
      authorization: `Bearer ${caller.token}`,
      'accept-language': language,
    },
    payload: { layout: 'list', paper: 'a4', answer_column: 2, seed: 1, ...wish },
  });
  const isPdf = response.headers['content-type'] === 'application/pdf';
  return {
    status: response.statusCode,
    headers: response.headers,
    body: isPdf ? {} : response.json(),
    pdf: response.rawPayload,
  };
}

/** Sizes of the pages, in order. */
const pagesOf = (pdf: Buffer) =>
  [...inflatedPdf(pdf).matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, width, height]) => [
    Math.round(Number(width)),
    Math.round(Number(height)),
  ]);

const A4 = [595, 842];
const LETTER = [612, 792];

describe('a cluster on paper', () => {
  // Specification: S0-1.250
  test('is a list with its title, heads of columns and all rows, as a file of its name', async () => {
    const { status, headers, pdf } = await print(teacher, await clusterOf(), { layout: 'list' });
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringContaining(encodeURIComponent('Tiere & Häuser.pdf')),
      'cache-control': 'private, no-store',
    });
    const text = textOfPdf(pdf);
    for (const part of ['Tiere & Häuser', 'Word', 'Meaning', 'Example', ...WORDS.flat(), '1 / 1'])
      expect(text).toContain(part);
    expect(text).not.toContain('cannot be printed');
    expect(pagesOf(pdf)).toEqual([A4]);
  });

  // Specification: S0-1.250
  test.runIf(NIGHTLY)(
    'has the order of the cluster in a list, of selected rows alone where some are named',
    async () => {
      const id = await clusterOf();
      const rows = await rowsOf(teacher, id);
      const chosen = [rows[2], rows[0]].map((row) => row?.id);
      const text = textOfPdf((await print(teacher, id, { row_ids: chosen })).pdf);
      expect(text.indexOf('Haus')).toBeLessThan(text.indexOf('Katze'));
      expect(text).not.toContain('Baum');
      expect(text).not.toContain('Vogel');
    },
  );

  // Specification: S0-1.251
  test('is cards with fronts and backs on alternating pages, on the requested paper', async () => {
    const words = Array.from({ length: 12 }, (_, index) => [`Wort${index}.`, `word${index}.`]);
    const id = await clusterOf(words, { col_3_name: null });
    const { pdf } = await print(teacher, id, { layout: 'cards', paper: 'letter' });
    expect(pagesOf(pdf)).toEqual([LETTER, LETTER, LETTER, LETTER]);
    const text = textOfPdf(pdf);
    const order = (parts: readonly string[]) => parts.map((part) => text.indexOf(part));
    // The first line of fronts, and behind it that of backs the other way round.
    const along = order([
      'Wort0.',
      'Wort1.',
      'Wort9.',
      'word1.',
      'word0.',
      'word3.',
      'Wort10.',
      'Wort11.',
      'word11.',
      'word10.',
    ]);
    expect(along).toEqual(along.toSorted((a, b) => a - b));
    expect(Math.min(...along)).toBeGreaterThanOrEqual(0);
  });

  // Specification: S0-1.251
  test.runIf(NIGHTLY)('shows on the back of cards what is left beside question and answer', async () => {
    const { pdf } = await print(teacher, await clusterOf(), { layout: 'cards', answer_column: 1 });
    const text = textOfPdf(pdf);
    const along = ['house', 'tree', 'Baum', 'Der Baum'].map((part) => text.indexOf(part));
    expect(along).toEqual(along.toSorted((a, b) => a - b));
  });

  // Specification: S0-1.252
  test('is a worksheet with gaps, lines for name and date, and the answers on a page of their own', async () => {
    const { pdf } = await print(teacher, await clusterOf(), { layout: 'worksheet', answer_column: 1 });
    expect(pagesOf(pdf)).toEqual([A4, A4]);
    const [exercises = '', answers = ''] = textOfPdf(pdf).split('Answers');
    for (const part of ['Name', 'Date', 'house', 'tree', 'cat', 'bird']) expect(exercises).toContain(part);
    for (const answer of ['Haus', 'Baum', 'Katze', 'Vogel']) {
      expect(exercises.replace('Tiere & Häuser', '')).not.toContain(answer);
      expect(answers).toContain(answer);
    }
    expect(exercises).toContain('Das _____ ist alt.');
  });

  // Specification: S0-1.252
  test.runIf(NIGHTLY)('is mixed by its seed, the same for the same one', async () => {
    const id = await clusterOf(Array.from({ length: 15 }, (_, index) => [`Wort${index}.`, `word${index}.`]));
    const sheet = async (seed: number | null) =>
      textOfPdf((await print(teacher, id, { layout: 'worksheet', seed })).pdf).match(/Wort\d+\./g) ?? [];
    const [plain, first, again, other] = [await sheet(null), await sheet(7), await sheet(7), await sheet(8)];
    expect(plain).toEqual(Array.from({ length: 15 }, (_, index) => `Wort${index}.`));
    expect(again).toEqual(first);
    expect(other).not.toEqual(first);
    expect(first.toSorted()).toEqual(plain.toSorted());
  });

  // Specification: S0-1.253
  test.runIf(NIGHTLY)(
    'prints every script of the invoices, right to left where it is read so, and says what it cannot print',
    async () => {
      const id = await clusterOf([
        ['שלום', '猫'],
        ['مرحبا', '고양이'],
        ['სახლი', 'Արամ'],
        ['สวัสดี', 'Привіт'],
        ['ελιά', 'дім'],
      ]);
      const text = textOfPdf((await print(teacher, id, {})).pdf);
      for (const part of ['猫', '고양이', 'სახლი', 'Արամ', 'สวัสดี', 'Привіт', 'ελιά']) expect(text).toContain(part);
      // Written from right to left, drawn from left to right.
      for (const part of ['שלום', 'مرحبا']) expect(text).toContain(Array.from(part).toReversed().join(''));
      const flower = await clusterOf([['🌻 sun', 'রবীন্দ্র']]);
      for (const layout of ['list', 'cards', 'worksheet'])
        expect(textOfPdf((await print(teacher, flower, { layout })).pdf)).toContain(
          'Characters shown as ? cannot be printed here.',
        );
    },
  );

  // Specification: S0-1.253
  test.runIf(NIGHTLY)('speaks the language of the person', async () => {
    const { pdf } = await print(teacher, await clusterOf(), { layout: 'worksheet' }, 'de');
    for (const part of ['Datum', 'Lösungen']) expect(textOfPdf(pdf)).toContain(part);
  });

  // Specification: S0-1.253
  test.runIf(NIGHTLY)('continues over pages with its headers, whatever the length of cells', async () => {
    const long = Array.from({ length: 30 }, (_, index) => [`Wort${index}.`, `${'lang '.repeat(190)}end${index}.`]);
    const id = await clusterOf([...long, ['W'.repeat(300), 'x\ny\nz']]);
    const { pdf } = await print(teacher, id, {});
    const text = textOfPdf(pdf);
    for (const [index] of long.entries()) expect(text.split(`end${index}.`)).toHaveLength(2);
    expect(pagesOf(pdf).length).toBeGreaterThan(5);
    expect(text.split('Meaning').length - 1).toBe(pagesOf(pdf).length);
    const cards = await print(teacher, id, { layout: 'cards' });
    expect(pagesOf(cards.pdf)).toHaveLength(8);
  });
});

describe('printing', () => {
  // Specification: S0-1.254
  test('is for users who may read the cluster; 404 for others', async () => {
    const id = await clusterOf();
    const [pupil, stranger] = [await server.signUp('pupil@example.com'), await server.signUp('stranger@example.com')];
    await teacher.call('POST', `/api/clusters/${id}/share`, { email: 'pupil@example.com' });
    expect((await print(pupil, id, {})).status).toBe(200);
    expect((await print(stranger, id, {})).status).toBe(404);
  });

  // Specification: S0-1.254
  test('is reached by tokens with the scope of reading, and by no others', async () => {
    const id = await clusterOf();
    const token = (scopes: string[]) => programToken(server, teacher, scopes);
    expect((await print({ ...teacher, token: await token(['read']) }, id, {})).status).toBe(200);
    expect((await print({ ...teacher, token: await token(['write', 'practise']) }, id, {})).status).toBe(403);
  });

  // Specification: S0-1.255
  test('of nothing, of a column that is not there or of too much is refused with a sentence', async () => {
    const empty = await newCluster(teacher);
    expect((await print(teacher, empty.id, {})).body.error).toMatchObject({ message_id: 'print.nothing' });
    const id = await clusterOf([['eins']], { col_2_name: null, col_3_name: null });
    const missing = await print(teacher, id, { answer_column: 3 });
    expect(missing.status).toBe(422);
    expect(missing.body.error?.errors).toHaveProperty('answer_column');
    for (const layout of ['cards', 'worksheet']) {
      const refused = await print(teacher, id, { layout, answer_column: 1 });
      expect(refused.body.error?.errors?.['layout']).toEqual(['Cards and worksheets need a cluster with two columns.']);
    }
    expect((await print(teacher, id, { answer_column: 1 })).status).toBe(200);
    expect((await print(teacher, await clusterOf(), { row_ids: [999_999] })).status).toBe(422);
    for (const wish of [{ layout: 'poster' }, { paper: 'a3' }, { seed: 'x' }, { row_ids: [] }, { answer_column: 4 }])
      expect((await print(teacher, await clusterOf(), wish)).status).toBe(422);
  });

  // Specification: S0-1.255
  test.runIf(NIGHTLY)(
    'of more than three thousand rows, or of a book, is refused before anything is drawn',
    async () => {
      const text = Array.from({ length: 3_001 }, (_, index) => `word ${index}\tmeaning`).join('\n');
      const { id } = await newCluster(teacher);
      await teacher.call('POST', `/api/clusters/${id}/paste-import`, { text });
      await teacher.call('POST', `/api/clusters/${id}/start-import`, { first_line_header: false, append: false });
      const refused = await print(teacher, id, {});
      expect(refused.status).toBe(422);
      expect(refused.body.error?.message).toBe('At most 3,000 rows can be printed at once. Please select fewer.');
      const book = await newCluster(teacher);
      const pages = Array.from(
        { length: 400 },
        () => `${'word '.repeat(190)}\t${'word '.repeat(190)}\t${'word '.repeat(190)}`,
      );
      for (let part = 0; part < 2; part += 1) {
        await teacher.call('POST', `/api/clusters/${book.id}/paste-import`, { text: pages.slice(0, 340).join('\n') });
        await teacher.call('POST', `/api/clusters/${book.id}/start-import`, { first_line_header: false, append: true });
      }
      expect((await print(teacher, book.id, {})).body.error).toMatchObject({ message_id: 'print.too_long' });
    },
  );
});
