import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { sendTraces, traceSettings } from '../../src/traces/send.ts';
import type { Span } from '../../src/traces/spans.ts';
import { startTestServer, type TestServer } from '../setup/server.ts';

let server: TestServer;
beforeAll(async () => (server = await startTestServer()));
afterAll(() => server.close());

const CALLER = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';

/** Fake: a collector that records traces, or refuses them. */
async function startCollector(status = 200) {
  const spans: Span[] = [];
  const services = new Set<unknown>();
  const seen: { url?: string; key?: unknown; requests: number } = { requests: 0 };
  const collector = createServer((request, response) => {
    let text = '';
    request
      .setEncoding('utf8')
      .on('data', (piece: string) => (text += piece))
      .on('end', () => {
        seen.requests += 1;
        Object.assign(seen, { url: request.url, key: request.headers['x-key'] });
        for (const { resource, scopeSpans } of JSON.parse(text).resourceSpans) {
          services.add(resource.attributes[0].value.stringValue);
          for (const scope of scopeSpans) spans.push(...scope.spans);
        }
        response.writeHead(status).end('{}');
      });
  });
  collector.listen(0, '127.0.0.1');
  await once(collector, 'listening');
  onTestFinished(() => void collector.close());
  const address = collector.address();
  return { spans, services, seen, url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}` };
}

function sending(env: Record<string, string>) {
  const said: string[] = [];
  const traces = sendTraces(traceSettings(env), (line) => void said.push(line));
  onTestFinished(() => traces.end());
  return { ...traces, said };
}

// Specification: S0-1.276
test('a call and its statements reach the collector as parts of the trace of who called', async () => {
  const collector = await startCollector();
  const traces = sending({
    OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.url}/`,
    OTEL_EXPORTER_OTLP_HEADERS: 'x-key=a%20key',
    OTEL_SERVICE_NAME: 'words',
  });
  const person = await server.signUp('traced@example.com');
  await traces.flush();
  collector.spans.length = 0;
  const before = Date.now() - 5;
  await person.call('GET', '/api/clusters', undefined, { traceparent: CALLER });
  await traces.flush();

  expect(collector.seen).toMatchObject({ url: '/v1/traces', key: 'a key' });
  expect([...collector.services]).toEqual(['words']);
  const [call, ...statements] = collector.spans;
  expect(call).toMatchObject({
    traceId: '4bf92f3577b34da6a3ce929d0e0e4736',
    parentSpanId: '00f067aa0ba902b7',
    name: 'GET /api/clusters',
    kind: 2,
    status: { code: 0 },
  });
  expect(call?.attributes).toContainEqual({ key: 'http.response.status_code', value: { intValue: 200 } });
  expect(statements.length).toBeGreaterThan(0);
  for (const statement of statements) {
    expect(statement).toMatchObject({ traceId: call?.traceId, parentSpanId: call?.spanId, kind: 3 });
    expect(BigInt(statement.endTimeUnixNano)).toBeGreaterThanOrEqual(BigInt(statement.startTimeUnixNano));
  }
  const began = Number(BigInt(call?.startTimeUnixNano ?? 0) / 1_000_000n);
  expect(began).toBeGreaterThan(before);
  expect(began).toBeLessThanOrEqual(Date.now());
  expect(JSON.stringify(collector.spans)).not.toContain('traced@example.com');
});

// Specification: S0-1.276
test('of traces that begin here the wanted share is sent, of others what their caller wants', async () => {
  const collector = await startCollector();
  const traces = sending({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_TRACES_SAMPLER_ARG: '0' });
  await server.visitor.call('GET', '/api/configuration');
  await server.visitor.call('GET', '/api/configuration', undefined, { traceparent: CALLER.replace(/01$/, '00') });
  await traces.flush();
  expect(collector.spans).toEqual([]);
  await server.visitor.call('GET', '/api/configuration', undefined, { traceparent: CALLER });
  await traces.flush();
  expect(collector.spans.map(({ name }) => name)).toContain('GET /api/configuration');
});

// Specification: S0-1.276
test('a refusing collector is reported once, and calls go on', async () => {
  const collector = await startCollector(503);
  const traces = sending({ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: `${collector.url}/traces` });
  for (let n = 0; n < 3; n += 1) {
    expect((await server.visitor.call('GET', '/api/configuration')).status).toBe(200);
    await traces.flush();
  }
  expect(collector.seen).toMatchObject({ url: '/traces', requests: 3 });
  expect(traces.said).toEqual([expect.stringContaining('it answers 503')]);
});

// Specification: S0-1.276
test('without traces nothing is sent and nothing is stored', async () => {
  const collector = await startCollector();
  const traces = sending({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
  await traces.end();
  await server.visitor.call('GET', '/api/configuration');
  await traces.flush();
  expect(collector.seen.requests).toBe(0);
});
