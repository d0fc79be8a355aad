import {
  browserTracingIntegration,
  captureException,
  dedupeIntegration,
  init,
  linkedErrorsIntegration,
  withStaticSpan,
  type ErrorEvent,
} from '@sentry/browser';
import { scrubText, scrubUrl } from '@wordcluster/domain/reports/scrub-text';

/** Only these attributes of a span are sent: others may contain an address, an id or a text. */
const ATTRIBUTES =
  /^(?:sentry\.(?:op|origin|source|sample_rate)|http\.(?:request\.)?method|http\.response\.status_code|browser)$/;

function allowed<Value>(data: Record<string, Value> | undefined): Record<string, Value> {
  return Object.fromEntries(Object.entries(data ?? {}).filter(([name]) => ATTRIBUTES.test(name)));
}

/** Scrubs an event: only the error and its location in our code are sent; no user, words or address. */
function scrubEvent(event: ErrorEvent): ErrorEvent {
  const { event_id, timestamp, platform, level, release, environment, contexts, type, sdk } = event;
  const values = event.exception?.values?.map(({ type: name, value, stacktrace, mechanism }) => ({
    ...(name === undefined ? {} : { type: name }),
    ...(value === undefined ? {} : { value: scrubText(value) }),
    ...(mechanism === undefined ? {} : { mechanism: { type: mechanism.type } }),
    stacktrace: {
      frames: (stacktrace?.frames ?? []).map(({ filename, function: name_, lineno, colno, in_app }) => ({
        ...(filename === undefined ? {} : { filename: scrubUrl(filename) }),
        ...(name_ === undefined ? {} : { function: name_ }),
        ...(lineno === undefined ? {} : { lineno }),
        ...(colno === undefined ? {} : { colno }),
        ...(in_app === undefined ? {} : { in_app }),
      })),
    },
  }));
  return {
    type,
    ...(event_id === undefined ? {} : { event_id }),
    ...(timestamp === undefined ? {} : { timestamp }),
    ...(platform === undefined ? {} : { platform }),
    ...(level === undefined ? {} : { level }),
    ...(release === undefined ? {} : { release }),
    ...(environment === undefined ? {} : { environment }),
    ...(sdk === undefined ? {} : { sdk }),
    ...(contexts?.trace === undefined ? {} : { contexts: { trace: contexts.trace } }),
    transaction: scrubUrl(window.location.pathname),
    ...(values === undefined ? {} : { exception: { values } }),
  };
}

/** Starts the collector and returns the function that reports an error to it. */
export function startCollector(dsn: string): (error: unknown) => void {
  init({
    dsn,
    environment: import.meta.env.MODE,
    dataCollection: { userInfo: false, cookies: false, httpHeaders: false, httpBodies: [], urlQueryParams: false },
    // No breadcrumbs, console, sessions or replay: they contain the user's data. Errors come by `reportError`.
    defaultIntegrations: false,
    integrations: [dedupeIntegration(), linkedErrorsIntegration(), browserTracingIntegration()],
    tracesSampleRate: import.meta.env.PROD ? 1 : 0,
    tracePropagationTargets: [],
    sendClientReports: false,
    beforeSend: scrubEvent,
    // One message for a page load and its steps, which every collector of this protocol understands.
    traceLifecycle: 'static',
    beforeSendSpan: withStaticSpan((span) => ({
      ...span,
      ...(span.description === undefined ? {} : { description: scrubUrl(span.description) }),
      data: allowed(span.data),
    })),
    beforeSendTransaction: (event) => {
      const { request: _request, user: _user, breadcrumbs: _breadcrumbs, extra: _extra, ...rest } = event;
      const trace = event.contexts?.trace;
      return {
        ...rest,
        ...(event.transaction === undefined ? {} : { transaction: scrubUrl(event.transaction) }),
        contexts: trace === undefined ? {} : { trace: { ...trace, data: allowed(trace.data) } },
      };
    },
  });
  return (error) => void captureException(error);
}
