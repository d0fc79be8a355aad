import { hostname } from 'node:os';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { createSpans, type CompletedCall, type StatementEvent, type Span } from './spans.ts';

/**
 * Exports traces to an OpenTelemetry collector (OTLP over HTTP, JSON). Not loaded by the product itself, but with `node
 * --import ./apps/server/src/traces/opentelemetry.ts`. Uses OpenTelemetry's standard environment variables.
 */

/** Milliseconds between two deliveries. */
const ROUND_MS = 5_000;
const AT_ONCE = 512;
/** Bounded: if the collector is down, spans beyond this are dropped. */
const MAX_BUFFERED = 8_192;
const TIMEOUT_MS = 10_000;

export interface TraceSettings {
  /** Of the collector, up to `/v1/traces`. */
  url: string;
  headers: Record<string, string>;
  service: string;
  /** Sampling rate of traces that start here, 0 to 1. */
  share: number;
}

/** `name=value,name=value`, values as in addresses. */
const pairs = (text = ''): Record<string, string> =>
  Object.fromEntries(
    text.split(',').flatMap((part) => {
      const at = part.indexOf('=');
      return at < 1 ? [] : [[part.slice(0, at).trim(), decodeURIComponent(part.slice(at + 1).trim())]];
    }),
  );

/** Reads OpenTelemetry's own settings. */
export function traceSettings(env: NodeJS.ProcessEnv): TraceSettings {
  const everything = env['OTEL_EXPORTER_OTLP_ENDPOINT'] || 'http://localhost:4318';
  const share = Number(env['OTEL_TRACES_SAMPLER_ARG'] || 1);
  return {
    url: env['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'] || `${everything.replace(/\/$/, '')}/v1/traces`,
    headers: pairs(env['OTEL_EXPORTER_OTLP_TRACES_HEADERS'] || env['OTEL_EXPORTER_OTLP_HEADERS']),
    service: env['OTEL_SERVICE_NAME'] || 'wordcluster',
    share: share >= 0 && share <= 1 ? share : 1,
  };
}

/** Starts the export; the returned function flushes and stops it. Failures of the collector do not affect calls. */
export function sendTraces({ url, headers, service, share }: TraceSettings, say: (line: string) => void) {
  const spans = createSpans(share, () => performance.timeOrigin + performance.now());
  const resource = {
    attributes: [
      { key: 'service.name', value: { stringValue: service } },
      { key: 'service.instance.id', value: { stringValue: `${hostname()}:${process.pid}` } },
    ],
  };
  let buffered: Span[] = [];
  let sending = Promise.resolve();
  let failing = false;

  const deliver = async () => {
    while (buffered.length > 0) {
      const now = buffered.slice(0, AT_ONCE);
      buffered = buffered.slice(AT_ONCE);
      const scopeSpans = [{ scope: { name: 'wordcluster' }, spans: now }];
      const problem = await fetch(url, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({ resourceSpans: [{ resource, scopeSpans }] }),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      }).then(
        async (response) => {
          await response.body?.cancel();
          return response.ok ? null : `it answers ${response.status}`;
        },
        (error: unknown) => (error instanceof Error ? error.message : String(error)),
      );
      if (problem !== null && !failing)
        say(`Traces are lost: the collector at ${url} does not take them (${problem}).`);
      failing = problem !== null;
    }
  };
  const flush = (): Promise<void> => (sending = sending.then(deliver));
  const answered = (call: unknown) => {
    if (buffered.length < MAX_BUFFERED) buffered.push(...spans.answered(call as CompletedCall));
  };
  const onStatement = (statement: unknown) => spans.onStatement(statement as StatementEvent);
  subscribe('wordcluster.call', answered);
  subscribe('wordcluster.statement', onStatement);
  const timer = setInterval(() => void flush(), ROUND_MS).unref();
  return {
    flush,
    async end() {
      clearInterval(timer);
      unsubscribe('wordcluster.call', answered);
      unsubscribe('wordcluster.statement', onStatement);
      await flush();
    },
  };
}
