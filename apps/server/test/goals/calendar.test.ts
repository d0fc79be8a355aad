import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../setup/server.ts';
import { learnerOf } from '../reviews/learner.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const pathOf = (url: string) => new URL(url).pathname + new URL(url).search;

describe('the calendar', () => {
  // Specification: S0-1.311
  test('shows minutes of days and names of goals to everybody with the address, until it is revoked', async () => {
    const person = await server.signUp('calendar@example.com', 'great');
    const learner = learnerOf(server, person);
    const { cluster } = await learner.words(3, { title: 'Bauhaus, Teil 1; neu' });
    const due_at = new Date(server.clock.now().getTime() + 7 * 86_400_000).toISOString();
    await person.call('POST', '/api/goals', { cluster_id: cluster, due_at });
    const first = await person.call<{ url: string }>('POST', '/api/calendar');
    expect(first.status).toBe(201);
    const anybody = server.visitor;
    const file = await anybody.call<string>('GET', pathOf(first.body.url));
    expect(file.status).toBe(200);
    expect(file.headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(file.body).toMatch(/^BEGIN:VCALENDAR\r\n/);
    expect(file.body).toContain('SUMMARY:Ready: Bauhaus\\, Teil 1\\; neu\r\n');
    expect(file.body).toMatch(/DTSTART;VALUE=DATE:\d{8}\r\nSUMMARY:Practise words: \d+ min\r\n/);
    for (const line of file.body.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);

    const second = await person.call<{ url: string }>('POST', '/api/calendar');
    expect((await anybody.call('GET', pathOf(first.body.url))).status).toBe(404);
    expect((await anybody.call('GET', pathOf(second.body.url))).status).toBe(200);
    expect((await person.call('DELETE', '/api/calendar')).status).toBe(200);
    expect((await anybody.call('GET', pathOf(second.body.url))).status).toBe(404);
    expect((await anybody.call('GET', '/api/calendar.ics?code=nothing')).status).toBe(404);
  });
});
