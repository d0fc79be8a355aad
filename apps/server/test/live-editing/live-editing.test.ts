import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cleanUp } from '../../src/jobs/housekeeping.ts';
import { newCluster, rowsOf, wordsOf } from '../setup/clusters.ts';
import { multipart, MULTIPART } from '../setup/imports.ts';
import { startTestServer, type Caller, type TestServer } from '../setup/server.ts';

type Person = Caller & { id: number; email: string };

let server: TestServer;
let address: string;
let owner: Person;
let number = 0;
beforeAll(async () => {
  server = await startTestServer();
  address = await server.app.listen({ port: 0, host: '127.0.0.1' });
  owner = await server.signUp('class-teacher@example.com', 'great');
});
afterAll(() => server.close());

async function sharedCluster(words: string[] = [], may_write = true) {
  const { id } = await newCluster(owner);
  const writer = await server.signUp(`pupil${(number += 1)}@example.com`);
  expect((await owner.call('POST', `/api/clusters/${id}/share`, { email: writer.email, may_write })).status).toBe(200);
  for (const word of words) await owner.call('POST', `/api/clusters/${id}/clusterRows`, { col_1_value: word });
  return { id, writer, rows: await rowsOf(owner, id), api: `/api/clusters/${id}` };
}

interface ReceivedEvent {
  event: string;
  row: { id: number; col_1_value?: string; row_number?: number; changed_by?: { id: number } };
}

/** Subscribes to a cluster as a browser does; `received` grows as events arrive. */
async function follow(who: Caller, cluster: number) {
  const leaving = new AbortController();
  const response = await fetch(`${address}/api/clusters/${cluster}/stream`, {
    headers: { authorization: `Bearer ${who.token}` },
    signal: leaving.signal,
  });
  const received: ReceivedEvent[] = [];
  const state = { ended: false };
  const read = async () => {
    let text = '';
    for await (const piece of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      text += piece;
      const events = text.split('\n\n');
      text = events.pop() ?? '';
      for (const one of events) {
        const event = /^event: (\w+)$/m.exec(one)?.[1];
        const data = /^data: (.+)$/m.exec(one)?.[1];
        if (event && data) received.push({ event, row: JSON.parse(data) as ReceivedEvent['row'] });
      }
    }
    state.ended = true;
  };
  void read().catch(() => undefined);
  await expect.poll(() => received.length).toBeGreaterThan(0);
  return { response, received, state, leave: () => leaving.abort() };
}

describe('writing rights', () => {
  test('cover adding, editing, moving and deleting rows, and nothing else', async () => {
    const { id, writer, rows, api } = await sharedCluster(['one', 'two', 'three']);
    const [first, second] = rows;
    const added = await writer.call<{ id: number }>('POST', `${api}/clusterRows`, { col_1_value: 'four' });
    expect(added.status).toBe(201);
    expect((await writer.call('PATCH', `${api}/clusterRows/${first?.id}`, { col_1_value: 'ONE' })).status).toBe(200);
    expect((await writer.call('PATCH', `${api}/clusterRows/${added.body.id}`, { row_number: 1 })).status).toBe(200);
    expect((await writer.call('DELETE', `${api}/clusterRows/${second?.id}`)).status).toBe(200);
    expect(await wordsOf(owner, id)).toEqual(['four', 'ONE', 'three']);
    expect((await writer.call('POST', `${api}/clusterRows/${second?.id}/restore`)).status).toBe(200);
    const row_ids = [first?.id];
    expect((await writer.call('POST', `${api}/clusterRows/delete`, { row_ids })).status).toBe(200);
    expect((await writer.call('POST', `${api}/clusterRows/restore`, { row_ids })).status).toBe(200);
    const forbidden: [string, string, unknown][] = [
      ['PATCH', api, { title: 'Mine', col_1_name: 'Word' }],
      ['DELETE', api, undefined],
      ['POST', `${api}/share`, { email: 'x@example.com' }],
      ['PATCH', `${api}/share/${writer.id}`, { may_write: true }],
      ['POST', `${api}/links`, {}],
      ['POST', `${api}/paste-import`, { text: 'x' }],
      ['POST', `${api}/start-import`, { first_line_header: false, append: false }],
      ['GET', `${api}/snapshots`, undefined],
    ];
    for (const [method, url, body] of forbidden)
      expect((await writer.call(method, url, body)).status, `${method} ${url}`).toBe(403);
  });

  test('count for the plan of the owner, and pause with it', async () => {
    const { id, writer, api } = await sharedCluster();
    // More than the free plan of the writer would take.
    await server.context.db.updateTable('clusters').set({ row_count: 60 }).where('id', '=', id).execute();
    expect((await writer.call('POST', `${api}/clusterRows`, { col_1_value: 'sixty-first' })).status).toBe(201);
    await owner.call('PATCH', `${api}/share/${writer.id}`, { may_write: false });
    expect((await writer.call('POST', `${api}/clusterRows`, { col_1_value: 'no' })).status).toBe(403);
  });

  test('nothing is lost where many write at once; the last one wins in a cell', async () => {
    const { id, writer, rows, api } = await sharedCluster(['start']);
    const edit = (who: Caller, value: string) =>
      who.call('PATCH', `${api}/clusterRows/${rows[0]?.id}`, { col_1_value: value });
    const responses = await Promise.all([
      ...Array.from({ length: 10 }, (_, n) => writer.call('POST', `${api}/clusterRows`, { col_1_value: `w${n}` })),
      ...Array.from({ length: 10 }, (_, n) => owner.call('POST', `${api}/clusterRows`, { col_1_value: `o${n}` })),
      edit(writer, 'by the writer'),
      edit(owner, 'by the owner'),
    ]);
    expect(responses.every(({ status }) => status < 300)).toBe(true);
    const words = await wordsOf(owner, id);
    expect(words).toHaveLength(21);
    const { body: history } = await owner.call<{ kind: string; after: { col_1_value: string } }[]>(
      'GET',
      `${api}/clusterRows/${rows[0]?.id}/history`,
    );
    const edits = history.filter(({ kind }) => kind === 'edited');
    expect(edits).toHaveLength(2);
    expect(words[0]).toBe(edits[0]?.after.col_1_value);
  });
});

describe('the history of a row', () => {
  // Specification: S0-1.187, S0-1.188
  test('says who changed what; anybody who may write takes it back, unless it was changed again since', async () => {
    const { id, writer, rows, api } = await sharedCluster(['pes', 'mačka']);
    const row = rows[0]?.id;
    await writer.call('PATCH', `${api}/clusterRows/${row}`, { col_1_value: 'kôň', col_2_value: 'horse' });
    await writer.call('PATCH', `${api}/clusterRows/${row}`, { row_number: 2 });
    type Change = { id: number; kind: string; user: { id: number }; before: object; after: object };
    const history = async () => (await owner.call<Change[]>('GET', `${api}/clusterRows/${row}/history`)).body;
    const [moved, edited, added] = await history();
    expect(edited).toMatchObject({
      kind: 'edited',
      user: { id: writer.id, first_name: 'Test' },
      before: { col_1_value: 'pes', col_2_value: null },
      after: { col_1_value: 'kôň', col_2_value: 'horse' },
    });
    expect(moved).toMatchObject({ kind: 'moved', before: { row_number: 1 }, after: { row_number: 2 } });
    expect(added).toMatchObject({ kind: 'added', user: { id: owner.id } });
    const undo = (change: number | undefined, who: Caller = owner) => who.call('POST', `${api}/history/${change}/undo`);
    expect((await undo(moved?.id)).body).toMatchObject({ row: { id: row, row_number: 1 } });
    await writer.call('PATCH', `${api}/clusterRows/${row}`, { col_2_value: 'a horse' });
    expect((await undo(edited?.id)).body).toMatchObject({ error: { message_id: 'history.changed_since' } });
    const [last] = await history();
    expect((await undo(last?.id)).status).toBe(200);
    expect((await undo(edited?.id, writer)).body).toMatchObject({ row: { col_1_value: 'pes', col_2_value: null } });
    await writer.call('DELETE', `${api}/clusterRows/${row}`);
    const [deleted] = await history();
    expect((await undo(deleted?.id)).body).toMatchObject({ row: { id: row, row_number: 1 } });
    expect(await wordsOf(owner, id)).toEqual(['pes', 'mačka']);
    const reader = await server.signUp('only-a-reader@example.com');
    await owner.call('POST', `${api}/share`, { email: reader.email });
    expect((await undo(edited?.id, reader)).status).toBe(403);
    const stranger = await server.signUp('stranger-to-history@example.com');
    expect((await stranger.call('GET', `${api}/clusterRows/${row}/history`)).status).toBe(404);
    expect((await undo(edited?.id, stranger)).status).toBe(404);
  });

  // Specification: S0-1.242
  test('lists files that were set and removed, and restores them while they are stored', async () => {
    const { writer, rows, api } = await sharedCluster(['pes']);
    const row = `${api}/clusterRows/${rows[0]?.id}`;
    type Change = { id: number; before: Record<string, string | null>; after: Record<string, string | null> };
    const history = async () => (await owner.call<Change[]>('GET', `${row}/history`)).body;
    const undo = (change: Change | undefined) =>
      owner.call<{ row: Record<string, string | null> }>('POST', `${api}/history/${change?.id}/undo`);
    const send = (seed: number) =>
      writer.call<Record<string, string>>(
        'POST',
        `${row}/sound/2`,
        multipart({
          field: 'media_file',
          name: 'a.ogg',
          content: Buffer.concat([
            Buffer.from('OggS'),
            Buffer.alloc(24),
            Buffer.from('OpusHead'),
            Buffer.alloc(20, seed),
          ]),
        }),
        MULTIPART,
      );
    const first = (await send(1)).body.sound_2;
    await send(1);
    const [set, added] = await history();
    expect(set).toMatchObject({ kind: 'edited', user: { id: writer.id }, before: { sound_2: null } });
    expect([set?.after, added?.before]).toEqual([{ sound_2: first }, null]);
    const second = (await send(2)).body.sound_2;
    const [replaced] = await history();
    expect(replaced).toMatchObject({ before: { sound_2: first }, after: { sound_2: second } });
    expect((await undo(set)).body).toMatchObject({ error: { message_id: 'history.changed_since' } });
    expect((await undo(replaced)).body.row.sound_2).toBe(first);
    await writer.call('DELETE', `${row}/sound/2`, {});
    const [removed] = await history();
    expect(removed).toMatchObject({ before: { sound_2: first }, after: { sound_2: null } });
    expect((await undo(removed)).body.row).toMatchObject({ sound_2: first, col_1_value: 'pes' });
    expect((await undo(set)).body.row.sound_2).toBeNull();
    server.clock.advance(25 * 3600);
    await cleanUp(server.context);
    expect((await undo((await history())[0])).body).toMatchObject({ error: { message_id: 'history.file_gone' } });
  });

  test('is not recorded for a cluster that is not shared', async () => {
    const { id } = await newCluster(owner);
    const added = await owner.call<{ id: number }>('POST', `/api/clusters/${id}/clusterRows`, { col_1_value: 'mine' });
    expect((await owner.call('GET', `/api/clusters/${id}/clusterRows/${added.body.id}/history`)).body).toEqual([]);
  });
});

describe('the stream of a cluster', () => {
  // Specification: S0-1.186
  test('streams each change within two seconds with the row as in a list, and ends with read access', async () => {
    const { writer, rows, api, id } = await sharedCluster(['one', 'two']);
    const other = await follow(writer, id);
    expect(other.response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(other.received).toEqual([{ event: 'ready', row: {} }]);
    const began = Date.now();
    await owner.call('PATCH', `${api}/clusterRows/${rows[1]?.id}`, { col_1_value: 'TWO' });
    await expect.poll(() => other.received.length, { timeout: 2000 }).toBe(2);
    expect(Date.now() - began).toBeLessThan(2000);
    const [listed] = (await rowsOf(owner, id)).slice(1);
    expect(other.received[1]).toEqual({
      event: 'edited',
      row: { ...listed, changed_by: { id: owner.id, first_name: 'Test', last_name: 'Person' } },
    });
    await owner.call('POST', `${api}/clusterRows`, { col_1_value: 'three' });
    await owner.call('DELETE', `${api}/clusterRows/${rows[0]?.id}`);
    const events = () => other.received.map(({ event }) => event);
    await expect.poll(events, { timeout: 2000 }).toEqual(['ready', 'edited', 'added', 'deleted']);
    expect(other.received.at(-1)?.row).toMatchObject({ id: rows[0]?.id, col_1_value: 'one', row_number: 1 });
    await owner.call('DELETE', `${api}/share/${writer.id}`);
    await expect.poll(() => other.state.ended, { timeout: 3000 }).toBe(true);
    expect(other.received.at(-1)?.event).toBe('ended');
  });

  test('takes no slot from the user’s other calls, and ends with the login', async () => {
    const { writer, id } = await sharedCluster(['one']);
    const streams = await Promise.all(Array.from({ length: 8 }, () => follow(writer, id)));
    const list = await fetch(`${address}/api/clusters`, { headers: { authorization: `Bearer ${writer.token}` } });
    expect(list.status).toBe(200);
    expect((await writer.call('POST', '/api/user/logout')).status).toBe(200);
    await expect.poll(() => streams.every(({ state }) => state.ended), { timeout: 3000 }).toBe(true);
  });

  test('requests a reload of the rows after many changes at once', async () => {
    const { id, api, rows } = await sharedCluster(Array.from({ length: 105 }, (_, n) => `word ${n}`));
    const own = await follow(owner, id);
    await owner.call('POST', `${api}/clusterRows/delete`, { row_ids: rows.map((row) => row.id) });
    await expect.poll(() => own.received.map(({ event }) => event)).toEqual(['ready', 'reload']);
    await sleep(1000);
    expect(own.received).toHaveLength(2);
    own.leave();
  });
});
