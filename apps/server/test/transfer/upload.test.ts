import { NIGHTLY } from '@wordcluster/testing/nightly';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import iconv from 'iconv-lite';
import { startTestServer, type Caller, type TestServer } from '../setup/server.ts';
import { inlineRow, makeXlsx } from '../../../../packages/table-reader/test/make-xlsx.ts';
import { newCluster, wordsOf } from '../setup/clusters.ts';
import { fill, multipart, MULTIPART, start, upload, type Preview } from '../setup/imports.ts';

let server: TestServer;
let great: Caller;
beforeAll(async () => {
  server = await startTestServer();
  great = await server.signUp('great@example.com', 'great');
});
afterAll(() => server.close());

describe('uploading a file', () => {
  // Specification: S1-3.16, S1-7.13
  test('says what would arrive and changes nothing', async () => {
    const { id } = await newCluster(great);
    await fill(great, id, ['old']);
    const text = 'Word;Meaning;Example;Note\npes;dog;Haf!;x\n;no word\n\nkočka;cat\n';
    const { status, body } = await upload(great, id, 'list.CSV', iconv.encode(text, 'windows-1250'));
    expect(status).toBe(200);
    expect(body).toMatchObject({
      rows_total: 4,
      importable_rows: 3,
      existing_rows: 1,
      blank_rows: 1,
      skipped_rows: 1,
      skipped: [{ reason: 'no_first_value', text: 'No value in the first column.', count: 1, lines: [3] }],
      first_row: ['Word', 'Meaning', 'Example'],
      first_row_is_header: true,
      columns: 4,
      ignored_columns: 1,
      format: 'csv',
      file_name: 'list.CSV',
      encoding: 'windows-1250',
      delimiter: ';',
      notices: ['The file has 4 columns. Only the first three are imported.'],
    });
    expect(body.preview[2]).toEqual({
      duplicate: false,
      line: 5,
      col_1_value: 'kočka',
      col_2_value: 'cat',
      col_3_value: null,
    });
    expect(await wordsOf(great, id)).toEqual(['old']);
  });

  test('distinguishes a header of other names from a word by the following lines', async () => {
    const { id } = await newCluster(great);
    const words = 'pes;dog\nkočka;cat\nkôň;horse\n';
    expect((await upload(great, id, 'a.csv', `Slovo;Meaning\n${words}`)).body.first_row_is_header).toBe(true);
    expect((await upload(great, id, 'b.csv', `Slovak;English\n${words}`)).body.first_row_is_header).toBe(true);
    expect((await upload(great, id, 'c.csv', `lev;lion\n${words}`)).body.first_row_is_header).toBe(false);
  });

  // Specification: S0-1.06, S0-1.08
  test('can be read again with another encoding and delimiter, and cancelled', async () => {
    const { id } = await newCluster(great);
    await upload(great, id, 'list.csv', iconv.encode('a|d\u011bd;x\n', 'windows-1250'));
    const path = `/api/clusters/${id}/upload-import`;
    const reread = await great.call<Preview>('POST', `${path}/reread`, { encoding: 'windows-1250', delimiter: '|' });
    expect(reread.body).toMatchObject({
      encoding: 'windows-1250',
      delimiter: '|',
      preview: [{ col_1_value: 'a', col_2_value: 'děd;x' }],
    });
    expect((await great.call('POST', `${path}/reread`, { encoding: 'klingon' })).status).toBe(422);
    expect((await great.call('DELETE', path)).body).toMatchObject({
      message: 'The import was cancelled.',
      messages: [{ id: 'import.cancelled', values: {} }],
    });
    expect(await start(great, id)).toMatchObject({ status: 409 });
    expect((await great.call('POST', `${path}/reread`, { delimiter: ';' })).status).toBe(409);
  });

  test.runIf(NIGHTLY)('reports when it was cancelled, or replaced by another file, while it was read', async () => {
    const { id } = await newCluster(great);
    const { db } = server.context;
    const unread = () => db.selectFrom('staged_imports').where('cluster_id', '=', id).select('id').execute();
    const early = upload(great, id, 'long.csv', Buffer.from('word\n'.repeat(150_000)));
    await vi.waitFor(async () => expect(await unread()).toHaveLength(1), { timeout: 10_000, interval: 2 });
    const late = upload(great, id, 'short.csv', Buffer.from('late\n'));
    expect((await late).status).toBe(200);
    const { status, body } = await early;
    expect(status).toBe(409);
    expect(body).toMatchObject({ error: { message: expect.stringContaining('Another file was chosen') } });
    expect((await start(great, id)).status).toBe(200);
    expect(await wordsOf(great, id)).toEqual(['late']);
  });

  test('names columns that the cluster does not show', async () => {
    const { id } = await newCluster(great, { col_2_name: null, col_3_name: null });
    const { body } = await upload(great, id, 'a.csv', 'a;b;c\n');
    expect(body).toMatchObject({
      notices: ['Columns 2 and 3 are imported but hidden until you name them in Configure.'],
    });
  });

  const wrong: [string, Buffer, number, object][] = [
    ['no file', multipart(), 422, { errors: { import_file: ['Please choose exactly one file.'] } }],
    [
      'two files',
      multipart({ name: 'a.csv', content: 'a' }, { name: 'b.csv', content: 'b' }),
      422,
      { errors: { import_file: ['Please choose exactly one file.'] } },
    ],
    [
      'another type',
      multipart({ name: 'a.pdf', content: 'a' }),
      415,
      {
        error: { message: 'Only .csv and .xlsx filetypes are allowed' },
        errors: { import_file: ['File of invalid type', 'Only .csv and .xlsx filetypes are allowed'] },
      },
    ],
    [
      'another field',
      multipart({ field: 'file', name: 'a.csv', content: 'a' }),
      422,
      { errors: { import_file: ["The file is expected in the field 'import_file'."] } },
    ],
    ['an empty file', multipart({ name: 'a.csv', content: '' }), 422, { error: { message: 'The file is empty.' } }],
    [
      'a corrupt workbook',
      multipart({ name: 'a.xlsx', content: makeXlsx({ sheets: [] }).slice(0, 300) }),
      422,
      { error: { message: 'This .xlsx file is damaged and cannot be read.' } },
    ],
    [
      '60 MB',
      multipart({ name: 'a.csv', content: new Uint8Array(60 * 1024 * 1024).fill(0x61) }),
      413,
      { error: { message: 'The file is larger than 50 MB.' } },
    ],
    [
      'a table of shared strings that unpacks to 1 GB',
      multipart({ name: 'a.xlsx', content: bomb() }),
      413,
      { error: { message: 'This file unpacks to far more than a table of words can be.' } },
    ],
    ['a body cut off', multipart({ name: 'a.csv', content: 'abc' }).subarray(0, 170), 400, { error: {} }],
  ];
  // Specification: S1-5.22
  test.each(wrong)('%s: a clear sentence, nothing changed', async (_, body, status, answer) => {
    const { id } = await newCluster(great);
    await fill(great, id, ['old']);
    const refused = await great.call('POST', `/api/clusters/${id}/upload-import`, body, MULTIPART);
    expect(refused.body).toMatchObject(answer);
    expect(refused.status).toBe(status);
    expect(await wordsOf(great, id)).toEqual(['old']);
    expect((await start(great, id)).status).toBe(409);
  });

  test('JSON instead of a file is refused', async () => {
    const { id } = await newCluster(great);
    expect(await great.call('POST', `/api/clusters/${id}/upload-import`, {})).toMatchObject({ status: 415 });
  });
});

/** A workbook whose strings claim to unpack to a gigabyte. */
function bomb(): Uint8Array {
  const file = Buffer.from(
    makeXlsx({ sheets: [{ name: 'S', data: inlineRow(1, 'x') }], strings: '<si><t>x</t></si>' }),
  );
  for (let at = file.indexOf('PK\x01\x02'); at >= 0; at = file.indexOf('PK\x01\x02', at + 4)) {
    const name = file.subarray(at + 46, at + 46 + file.readUInt16LE(at + 28)).toString();
    if (name === 'xl/sharedStrings.xml') file.writeUInt32LE(1024 ** 3, at + 24);
  }
  return file;
}
