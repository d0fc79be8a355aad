import { MESSAGE_IDS } from '@wordcluster/domain/messages/all';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../setup/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe('messages go out by id, beside their English sentence', () => {
  test('an error has the id of its sentence, and of the first of each field', async () => {
    const user = await server.signUp('errors@example.com');
    const { status, body } = await user.call('POST', '/api/clusters', { title: 'ab', col_1_name: 'x' });
    expect(status).toBe(422);
    expect(body).toMatchObject({
      error: {
        code: 'invalid',
        message: 'Title must be at least 3 characters long.',
        message_id: 'cluster.title_too_short',
        values: {},
        errors: { title: ['Title must be at least 3 characters long.'] },
        messages: {
          title: { id: 'cluster.title_too_short', values: {} },
          col_1_name: { id: 'cluster.column_too_short', values: {} },
        },
      },
      errors: { col_1_name: ['Column must be at least 2 characters long.'] },
    });
  });

  test('refusals of a schema have names too: our own sentences by their id, the library’s as they are', async () => {
    const user = await server.signUp('schemas@example.com');
    const { body } = await user.call('POST', '/api/clusters', { title: 'a\0b', col_1_name: 5, extra: 1 });
    expect(body).toMatchObject({
      error: {
        errors: { title: ['Contains characters that cannot be stored.'], extra: ["Unknown field 'extra'."] },
        messages: {
          title: { id: 'request.unstorable', values: {} },
          extra: { id: 'request.field_unknown', values: { field: 'extra' } },
          col_1_name: { id: 'request.field_invalid', values: { problem: expect.stringContaining('string') } },
        },
      },
    });
  });

  test('a field may have the name of something every object has', async () => {
    const user = await server.signUp('prototypes@example.com');
    const body = { title: 'abc', col_1_name: 'Word', valueOf: 1 };
    const response = await user.call<{ error: { messages: object } }>('POST', '/api/clusters', body);
    expect(Object.keys(response.body.error.messages)).toContain('valueOf');
  });

  test('an answer names each of its sentences', async () => {
    const user = await server.signUp('answers@example.com');
    const { body: cluster } = await user.call<{ id: number }>('POST', '/api/clusters', {
      title: 'Words',
      col_1_name: 'Word',
    });
    const path = `/api/clusters/${cluster.id}`;
    const words = Array.from({ length: 60 }, (_, n) => `word ${n}`).join('\n');
    const found = await user.call('POST', `${path}/paste-import`, {
      text: `a\tb\n\tno first\n${words}`,
      delimiter: '\t',
    });
    expect(found.body).toMatchObject({
      skipped: [{ reason: 'no_first_value', message_id: 'import.no_first_value', values: {} }],
      notices: [expect.stringMatching(/column 2/i)],
      messages: [{ id: 'import.column_unnamed', values: { column: 2 } }],
    });
    const done = await user.call('POST', `${path}/start-import`, { first_line_header: false, append: true });
    expect(done.body).toMatchObject({
      message: expect.stringMatching(/^50 rows were added\. 1 row was skipped\. 11 last rows were not imported/),
      messages: [
        { id: 'import.rows_added', values: { count: 50 } },
        { id: 'import.rows_skipped', values: { count: 1 } },
        { id: 'import.rows_left', values: { count: 11, limit: 50 } },
      ],
    });
  });

  test('the ids are an enumeration in the OpenAPI document, and every message of an answer is one of them', async () => {
    const { body } = await server.visitor.call<{ components: { schemas: Record<string, unknown> } }>(
      'GET',
      '/api/openapi.json',
    );
    expect(body.components.schemas['MessageId']).toEqual({ type: 'string', enum: MESSAGE_IDS });
    expect(JSON.stringify(body).match(/#\/components\/schemas\/MessageId/g)?.length).toBeGreaterThan(60);
  });
});
