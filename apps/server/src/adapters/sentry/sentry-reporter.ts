import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { scrubText } from '@wordcluster/domain/reports/scrub-text';
import type { ErrorPlace, ErrorReporter } from '../../ports/error-reporter.ts';

const TIMEOUT_MS = 5000;
/** A collector that does not answer must not gather a queue here. */
const MOST_AT_ONCE = 10;

const root = path.resolve(import.meta.dirname, '../../../../..');

/** `at name (file:line:column)` of our own code; the newest call comes last, as the protocol wants it. */
function framesOf(stack: string): object[] {
  return stack
    .split('\n')
    .flatMap((line) => {
      const [, name, file, lineno, colno] =
        /^\s*at (?:(.+?) \()?(?:file:\/\/)?([^()]+?):(\d+):(\d+)\)?$/.exec(line) ?? [];
      if (file === undefined) return [];
      const filename = file.startsWith(root) ? path.relative(root, file) : path.basename(file);
      const ours = file.startsWith(root) && !file.includes('node_modules');
      return [{ filename, function: name ?? '?', lineno: Number(lineno), colno: Number(colno), in_app: ours }];
    })
    .toReversed();
}

function envelope(dsn: string, error: Error, { method, route, requestId }: ErrorPlace): string {
  const event_id = randomBytes(16).toString('hex');
  const sent_at = new Date().toISOString();
  const event = {
    event_id,
    timestamp: sent_at,
    platform: 'node',
    level: 'error',
    environment: 'production',
    transaction: `${method} ${route}`,
    tags: { request_id: requestId },
    exception: {
      values: [
        { type: error.name, value: scrubText(error.message), stacktrace: { frames: framesOf(error.stack ?? '') } },
      ],
    },
  };
  return [{ event_id, sent_at, dsn }, { type: 'event' }, event].map((part) => JSON.stringify(part)).join('\n');
}

/** Reports to a collector that speaks Sentry's envelope protocol: one POST for each error, forgotten when it fails. */
export function sentryReporter(dsn: string, failed: (error: unknown) => void): ErrorReporter {
  const { protocol, host, username, pathname } = new URL(dsn);
  const [, folder = '', project = ''] = /^(.*)\/([^/]+)$/.exec(pathname) ?? [];
  const url = `${protocol}//${host}${folder}/api/${project}/envelope/`;
  const headers = {
    'content-type': 'application/x-sentry-envelope',
    'x-sentry-auth': `Sentry sentry_version=7, sentry_client=wordcluster/1, sentry_key=${username}`,
  };
  let underway = 0;
  const post = async (body: string) => {
    try {
      const answer = await fetch(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(TIMEOUT_MS) });
      await answer.body?.cancel();
    } catch (error) {
      failed(error);
    } finally {
      underway -= 1;
    }
  };
  return {
    report(error, place) {
      if (underway >= MOST_AT_ONCE) return;
      underway += 1;
      const body = envelope(dsn, error, place);
      void post(body);
    },
  };
}
