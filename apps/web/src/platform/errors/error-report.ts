import { ApiFailure } from '../http/api-failure.ts';
import { configuration } from '../queries/installation.ts';

type Report = (error: unknown) => void;

/** Maximum of errors before the collector is loaded; more are repetitions. */
const MAX_QUEUED = 10;
const queued: unknown[] = [];
let report: Report = (error) => {
  if (queued.length < MAX_QUEUED) queued.push(error);
};

/** Reports to the operator's collector, if configured. Refused calls are no errors of the app. */
export function reportError(error: unknown): void {
  if (!(error instanceof ApiFailure)) report(error);
}

async function connect(): Promise<void> {
  const { error_reporting_dsn: dsn } = await configuration();
  if (dsn === null) {
    report = () => {};
    queued.length = 0;
    return;
  }
  const { startCollector } = await import('./error-collector.ts');
  report = startCollector(dsn);
  for (const error of queued.splice(0)) report(error);
}

/** Called once at app start. The collector is loaded after the first page, and only if configured. */
export function followErrors(): void {
  window.addEventListener('error', (event) => reportError(event.error));
  window.addEventListener('unhandledrejection', (event) => reportError(event.reason));
  const start = () => setTimeout(() => void connect().catch(() => null), 0);
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
}

/**
 * For failed calls without a visible effect: `logFailure('chat reset', error)` writes to the browser's log. Other
 * errors are reported as usual.
 */
export function logFailure(of: string, error: unknown): void {
  if (error instanceof ApiFailure) console.warn(of, error);
  else globalThis.reportError(error);
}
