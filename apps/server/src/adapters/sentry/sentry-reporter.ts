import { randomBytes } from 'node:crypto';
import path from 'node:path';
import type { Event, StackFrame, StackParser } from '@sentry/core';
import { scrubText } from '@wordcluster/domain/reports/scrub-text';
import type { ErrorLocation, ErrorReporter } from '../../ports/operation.ts';

const TIMEOUT_MS = 5000;
/** Bounded: a collector that does not respond must not fill a queue here. */
const MAX_AT_ONCE = 10;

const root = path.resolve(import.meta.dirname, '../../../../..');

/** Stack frames without the installation path, which says nothing about the error. */
function withoutFolders({ filename = '', function: name, lineno, colno }: StackFrame): StackFrame {
  const file = filename.replace(/^file:\/\//, '');
  const own = file.startsWith(root);
  return {
    filename: own ? path.relative(root, file) : path.basename(file),
    in_app: own && !file.includes('node_modules'),
    function: name ?? '?',
    ...(lineno === undefined ? {} : { lineno }),
    ...(colno === undefined ? {} : { colno }),
  };
}

function eventOf(parse: StackParser, error: Error, { method, route, requestId }: ErrorLocation): Event {
  const frames = parse(error.stack ?? '').map(withoutFolders);
  return {
    event_id: randomBytes(16).toString('hex'),
    timestamp: Date.now() / 1000,
    platform: 'node',
    level: 'error',
    environment: 'production',
    transaction: `${method} ${route}`,
    tags: { request_id: requestId },
    exception: { values: [{ type: error.name, value: scrubText(error.message), stacktrace: { frames } }] },
  };
}

async function connect(dsn: string) {
  const [sentry, { nodeStackLineParser }] = await Promise.all([import('@sentry/core'), import('@sentry/core/server')]);
  const parsed = sentry.dsnFromString(dsn);
  if (parsed === undefined) throw new Error('SENTRY_DSN is no address of a collector.');
  const { origin, pathname } = new URL(sentry.getEnvelopeEndpointWithUrlEncodedAuth(parsed));
  const url = origin + pathname;
  const headers = {
    'content-type': 'application/x-sentry-envelope',
    'x-sentry-auth': `Sentry sentry_version=7, sentry_client=wordcluster/1, sentry_key=${parsed.publicKey}`,
  };
  const parse = sentry.createStackParser(nodeStackLineParser());
  const transport = sentry.createTransport(
    { bufferSize: MAX_AT_ONCE, recordDroppedEvent: () => undefined },
    async ({ body }) => {
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      const response = await fetch(url, { method: 'POST', headers, body: Buffer.from(body), signal });
      await response.body?.cancel();
      return {
        statusCode: response.status,
        headers: {
          'x-sentry-rate-limits': response.headers.get('x-sentry-rate-limits'),
          'retry-after': response.headers.get('retry-after'),
        },
      };
    },
  );
  return (error: Error, location: ErrorLocation) =>
    transport.send(sentry.createEventEnvelope(eventOf(parse, error, location), parsed));
}

/**
 * Reports to a collector that speaks Sentry's envelope protocol: one POST per error, no retry, none while the collector
 * responds 429. The client is loaded with the first error: it takes 20 MB.
 */
export function sentryReporter(dsn: string, failed: (error: unknown) => void): ErrorReporter {
  let connection: ReturnType<typeof connect> | undefined;
  const send = async (error: Error, location: ErrorLocation) => {
    try {
      connection ??= connect(dsn);
      await (
        await connection
      )(error, location);
    } catch (thrown) {
      failed(thrown);
    }
  };
  return { report: (error, location) => void send(error, location) };
}
