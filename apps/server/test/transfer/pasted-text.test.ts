import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listedText, rowsDividedBy } from '../../src/features/transfer/reading/listed-text.ts';
import { newCluster, rowsOf } from '../setup/clusters.ts';
import type { Preview } from '../setup/imports.ts';
import { readBytes } from '../setup/read-bytes.ts';
import { startTestServer, type TestServer } from '../setup/server.ts';

describe('pasted text', () => {
  test('is divided by any delimiters of its reader', () => {
    const delimiter = fc.string({ minLength: 1, maxLength: 10 }).filter((text) => /^[^"\s\w]+$/.test(text));
    const cell = fc.string({ minLength: 1, maxLength: 8 }).filter((text) => /^\w+$/.test(text));
    const table = fc.array(fc.array(cell, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(delimiter, delimiter, table, (column, row, rows) => {
        fc.pre(!column.includes(row) && !row.includes(column) && !`${column}${row}`.slice(1, -1).includes(row));
        fc.pre(rows.every((cells) => cells.join(column).split(column).length === cells.length));
        const text = rows.map((cells) => cells.join(column)).join(row);
        fc.pre(text.split(row).length === rows.length);
        expect(rowsDividedBy(text, row, column)).toEqual({ rows, delimiter: column });
      }),
    );
  });

  test.each([
    ['one row a line between tabs stays as it is', 'pes\tdog\nmačka\tcat', null],
    ['questions and answers', 'Q: pes\nA: dog\n\nQ: mačka\nA: cat\nkitty', 'questions'],
    ['questions and answers on one line', 'Q: pes A: dog\nQ: mačka\nA: cat', 'questions'],
    ['terms between semicolons', 'pes\tdog;mačka\tcat', 'quizlet'],
    ['blocks between blank lines', 'pes\tdog\nbarks\n\nmačka\tcat', 'quizlet'],
    ['sentences with semicolons are no list', 'one; two', null],
    ['a question without an answer is a line', 'Q: pes\nQ: mačka\nA: cat', null],
    ['lines in turn, with blank lines between cards', 'la casa\nthe house\n\nel perro\nthe dog', 'lines'],
    ['lines in turn without blank ones, in two scripts', 'дом\nhouse\nпёс\ndog', 'lines'],
    ['lines in turn of one script are a column', 'casa\nhouse\nperro\ndog', null],
    ['a table of a chat assistant', 'Sure!\n\n| a | b |\n|---|:-:|\n| pes | dog |\n\nAnything else?', 'markdown'],
  ])('%s', (_, text, preset) => {
    expect(listedText(text)?.preset ?? null).toBe(preset);
  });

  test.each([
    ['several cards on a line', 'pes - dog; mačka - cat\nkôň - horse', ['pes|dog', 'mačka|cat', 'kôň|horse']],
    ['columns aligned by spaces', 'pes      dog\nkocúr    tom cat', ['pes|dog', 'kocúr|tom cat']],
    ['lines that go on', 'pes\tdog\nhound\nmačka\tcat\nkôň\thorse', ['pes|dog\nhound', 'mačka|cat', 'kôň|horse']],
    ['bars in cells of a Markdown table', '| a | b |\n|--|--|\n| **x\\|y** | `z` |', ['a|b', 'x|y|z']],
  ])('%s', (_, text, rows) => {
    expect(listedText(text)?.rows.map((row) => row.join('|'))).toEqual(rows);
  });

  test('keeps what cells hold: line breaks, quotes, and markup as text', async () => {
    const anki = '#separator:tab\n#html:true\n#guid column:1\ng1\t"pes<br>a ""havo"""\t&lt;b&gt;\n';
    const read = await readBytes(anki, 'text');
    expect(read).toMatchObject({ preset: 'anki', values: [['pes\na "havo"', '<b>']] });
    expect((await readBytes('Q: pes\nA: dog\nbarks\n', 'text')).values).toEqual([['pes', 'dog\nbarks']]);
  });
});

describe('paste-import', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  // Specification: S0-1.154
  test('says how pasted text was recognised, and reads it as the person says', async () => {
    const user = await server.signUp('paste@example.com', 'great');
    const { id } = await newCluster(user);
    const paste = (body: object) => user.call<Preview>('POST', `/api/clusters/${id}/paste-import`, body);
    const asked = await paste({ text: 'Q: pes\nA: dog\n\nQ: mačka\nA: cat' });
    expect(asked.body).toMatchObject({ preset: 'questions', rows_total: 2, columns: 2 });
    const custom = await paste({ text: 'pes::dog##mačka::cat##', delimiter: '::', row_delimiter: '##' });
    expect(custom.body).toMatchObject({ preset: null, delimiter: '::', row_delimiter: '##', rows_total: 2 });
    for (const wrong of [{ delimiter: 'x'.repeat(11) }, { row_delimiter: '' }, { row_delimiter: 'x'.repeat(11) }])
      expect((await paste({ text: 'pes', ...wrong })).status).toBe(422);
    await user.call('POST', `/api/clusters/${id}/start-import`, { first_line_header: false, append: true });
    expect(await rowsOf(user, id)).toMatchObject([
      { col_1_value: 'pes', col_2_value: 'dog' },
      { col_1_value: 'mačka', col_2_value: 'cat' },
    ]);
  });

  // Specification: S0-1.244
  test('keeps the tags of notes as tags of rows, whichever way the rows come in', async () => {
    const user = await server.signUp('paste-tags@example.com', 'great');
    const { id } = await newCluster(user);
    const start = (more: object) =>
      user.call('POST', `/api/clusters/${id}/start-import`, { first_line_header: false, append: true, ...more });
    const text =
      '#separator:tab\n#html:true\n#tags:school\n#tags column:3\npes\tdog\tanimals {"b"}\u00A0c\nmačka\tcat\t\n\t\tlost\nkôň\thorse\ta\tmore\n';
    const { body } = await user.call<Preview>('POST', `/api/clusters/${id}/paste-import`, { text });
    expect(body).toMatchObject({ preset: 'anki', rows_total: 3, importable_rows: 3, columns: 3 });
    await start({});
    const tagged = [
      { col_1_value: 'pes', col_2_value: 'dog', tags: ['school', 'animals', '{"b"} c'] },
      { col_1_value: 'mačka', col_2_value: 'cat', tags: ['school'] },
      { col_1_value: 'kôň', col_3_value: 'more', tags: ['school', 'a'] },
    ];
    expect(await rowsOf(user, id)).toMatchObject(tagged);
    const again = { text: '#separator:tab\n#tags column:3\npes\tdog\tnew\nryba\tfish\twater\n' };
    await user.call('POST', `/api/clusters/${id}/paste-import`, again);
    await start({ duplicates: 'skip' });
    await user.call('POST', `/api/clusters/${id}/paste-import`, again);
    await start({ duplicates: 'update' });
    const ryba = { col_1_value: 'ryba', tags: ['water'] };
    expect(await rowsOf(user, id)).toMatchObject([{ ...tagged[0], tags: ['new'] }, tagged[1], tagged[2], ryba]);
    // Words that a replacing file without tags has too keep theirs.
    await user.call('POST', `/api/clusters/${id}/paste-import`, { text: 'kôň\thorse\nryba\tfish\nvlk\twolf' });
    await start({ append: false });
    expect(await rowsOf(user, id)).toMatchObject([
      { col_1_value: 'kôň', col_3_value: null, tags: ['school', 'a'] },
      ryba,
      { col_1_value: 'vlk', tags: [] },
    ]);
  });
});
