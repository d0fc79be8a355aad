import { NIGHTLY } from '@wordcluster/testing/nightly';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type Caller, type TestServer } from '../setup/server.ts';
import { readBytes } from '../setup/read-bytes.ts';
import { newCluster, rowsOf, wordsOf } from '../setup/clusters.ts';
import { fill, start, upload } from '../setup/imports.ts';

let server: TestServer;
let user: Caller;
beforeAll(async () => {
  server = await startTestServer();
  user = await server.signUp('user@example.com', 'great');
});
afterAll(() => server.close());

const download = (url: string) => server.app.inject({ method: 'GET', url });

describe('the export link', () => {
  // Specification: S0-1.05, S1-7.29
  test('downloads a workbook named after the cluster, without a token', async () => {
    const { id, export: link } = await newCluster(user, { title: 'Slovíčka: 1/2 "šesť"', col_3_name: null });
    await upload(user, id, 'a.csv', 'pes;dog\n=x;"two\nlines"\n');
    await start(user, id);
    const file = await download(link);
    expect(file.statusCode).toBe(200);
    expect(file.headers['content-type']).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
    expect(file.headers['content-disposition']).toBe(
      `attachment; filename="Slovicka_ 1_2 _sest_.xlsx"; filename*=UTF-8''${encodeURIComponent('Slovíčka_ 1_2 _šesť_.xlsx')}`,
    );
    const read = await readBytes(file.rawPayload, 'xlsx');
    expect(read.values).toEqual([
      ['Word', 'Meaning'],
      ['pes', 'dog'],
      ['=x', 'two\nlines'],
    ]);
  });

  test('gives CSV with a byte order mark, formulas made harmless', async () => {
    const { id, export: link } = await newCluster(user);
    await upload(user, id, 'a.csv', "=x;'+y;z\n");
    await start(user, id);
    const file = await download(`${link}&format=csv`);
    expect(file.headers['content-disposition']).toContain('filename="Words.csv"');
    // The import took the apostrophe of `'+y` for the one that an export puts there.
    expect(file.rawPayload.toString('utf8')).toBe("\uFEFFWord,Meaning,Example\r\n'=x,'+y,z\r\n");
  });

  test('is for this cluster and some hours only', async () => {
    const { export: link } = await newCluster(user);
    const other = await newCluster(user);
    const query = link.split('?')[1];
    expect((await download(`/api/clusters/${other.id}/export?${query}`)).statusCode).toBe(403);
    expect((await download(link.replace(/signature=./, 'signature=~'))).statusCode).toBe(403);
    expect((await download(link.replace(/expires=\d/, 'expires=9'))).statusCode).toBe(403);
    expect((await download(`/api/clusters/${other.id}/export`)).statusCode).toBe(422);
    expect((await download(`${link}&format=pdf`)).statusCode).toBe(422);
    server.clock.advance(14 * 3600);
    expect((await download(link)).json()).toMatchObject({
      error: { message: 'This link is no longer valid. Please reload the page and export again.' },
    });
  });

  test('opens with an older key too, while it is listed', async () => {
    const { export: link } = await newCluster(user);
    const { config } = server.context;
    const keys = config.secretKeys;
    Object.assign(config, { secretKeys: ['a-newer-key', ...keys] });
    expect((await download(link)).statusCode).toBe(200);
    Object.assign(config, { secretKeys: ['a-newer-key'] });
    expect((await download(link)).statusCode).toBe(403);
    Object.assign(config, { secretKeys: keys });
  });

  // Specification: S1-6.03
  test('ends with the cluster, and is not handed to recipients', async () => {
    const { id, export: link } = await newCluster(user);
    const recipient = await server.signUp('recipient@example.com');
    await user.call('POST', `/api/clusters/${id}/share`, { email: 'recipient@example.com' });
    const shared = await recipient.call<{ export: string | null }[]>('GET', '/api/clusters');
    expect(shared.body).toMatchObject([{ export: null }]);
    await user.call('DELETE', `/api/clusters/${id}`);
    expect((await download(link)).statusCode).toBe(404);
  });

  test.runIf(NIGHTLY).each(['xlsx', 'csv'])('10,000 rows go out as %s and come back the same', async (format) => {
    const { id, export: link } = await newCluster(user);
    await fill(
      user,
      id,
      Array.from({ length: 10_000 }, (_, n) => `slovo ${n}`),
    );
    const before = (await rowsOf(user, id)).map((row) => row.col_1_value);
    const file = await download(`${link}&format=${format}`);
    await upload(user, id, `back.${format}`, file.rawPayload);
    await start(user, id, false, true);
    expect(await wordsOf(user, id)).toEqual(before);
  });

  test('has values whose column lost its name', async () => {
    const { id, export: link } = await newCluster(user);
    await upload(user, id, 'a.csv', 'a;b;c\n');
    await start(user, id);
    await user.call('PATCH', `/api/clusters/${id}`, { title: 'Words', col_1_name: 'Word' });
    expect((await download(`${link}&format=csv`)).payload).toContain('a,b,c');
  });

  test.each([
    ['../../etc/passwd', '_.._etc_passwd.xlsx'],
    ['con', '_con.xlsx'],
    ['\u202Egnp.exe', 'gnp.exe.xlsx'],
    ['...', 'cluster.xlsx'],
  ])('the title %s becomes the file name %s', async (title, name) => {
    const { export: link } = await newCluster(user, { title: title.padEnd(3) });
    expect((await download(link)).headers['content-disposition']).toContain(
      `filename*=UTF-8''${encodeURIComponent(name)}`,
    );
  });
});
