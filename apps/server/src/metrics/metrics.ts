import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { createRegistry, type Histogram, type Registry } from './registry.ts';

/** Seconds, as recommended by OpenTelemetry's HTTP conventions. */
const CALL_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10];
const STATEMENT_BUCKETS = [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 10];

/** Bounded: names come from our own statements; generated SQL must not add a series each. */
const MAX_STATEMENTS = 1000;
const OPERATION =
  /^\s*(?:with\b[\s\S]*?\)\s*)?(select|insert|update|delete|begin|commit|rollback|declare|fetch|start|savepoint|release)\b/i;
const TABLE = /\b(?:from|into|update)\s+(?:only\s+)?"?([a-z_]+)"?/i;

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Counters since the start. */
export interface Totals {
  calls: number;
  /** Responses with a 5xx status. */
  failed: number;
  /** Slower than a second. */
  slow: number;
  jobFailures: number;
}

/** Metrics of this server. No personal data, and every label comes from a fixed list. */
export interface Metrics extends Registry {
  totals(): Totals;
  /** 99th percentile of the event loop's delay in seconds, since the last call. */
  late(): number;
  /** Registers the number of calls that queue for a database connection. */
  watchQueued(read: () => number): void;
  callsQueued(): number;
  /** A finished call, by method and contract path, or the kind of page. */
  answered(name: string, status: number, seconds: number): void;
  /** A call started. */
  begin(): void;
  /** The response was sent, or the client closed the connection. */
  end(): void;
  statement(name: string | undefined, text: string, seconds: number): void;
  /** The first run of a job starts. */
  jobBegins(name: string): void;
  /** A job ran; `failed` if it threw. */
  jobRan(name: string, failed: boolean): void;
  allowanceTaken(kind: string, characters: number): void;
  live(by: 1 | -1): void;
  importEnded(outcome: 'imported' | 'refused'): void;
  /** Loads of pages that a browser cached from an older version. */
  page(version: 'current' | 'older'): void;
}

export function createMetrics(): Metrics {
  const registry = createRegistry();
  const totals = { calls: 0, failed: 0, slow: 0, jobFailures: 0 };
  const ownDelay = monitorEventLoopDelay({ resolution: 20 });
  ownDelay.enable();
  let queued = () => 0;
  let active = 0;
  const observeCall = callMetrics(registry);
  registry.gauge('http_server_active_requests', 'Calls that are not answered yet.', () => active);
  const statement = statementMetrics(registry);
  const jobs = jobMetrics(registry);

  const characters = registry.counter('wordcluster_allowance_characters_total', 'Characters taken from allowances.');
  let live = 0;
  registry.gauge('wordcluster_live_streams', 'Answers of the chat that are being streamed.', () => live);
  const imports = registry.counter('wordcluster_imports_total', 'Files and pasted tables that were read.');
  const pages = registry.counter('wordcluster_page_calls_total', 'Calls by the version of the page that made them.');
  const byVersion = { current: pages({ version: 'current' }), older: pages({ version: 'older' }) };
  processGauges(registry);

  return {
    ...registry,
    totals: () => ({ ...totals }),
    watchQueued: (read) => void (queued = read),
    callsQueued: () => queued(),
    late() {
      const late = ownDelay.percentile(99) / 1e9;
      ownDelay.reset();
      return Number.isFinite(late) ? late : 0;
    },
    answered(name, status, seconds) {
      observeCall(name, status, seconds);
      totals.calls += 1;
      if (status >= 500) totals.failed += 1;
      if (seconds > 1) totals.slow += 1;
    },
    begin: () => void (active += 1),
    end: () => void (active -= 1),
    statement,
    jobBegins: jobs.begins,
    jobRan(job, failed) {
      jobs.ran(job, failed);
      if (failed) totals.jobFailures += 1;
    },
    allowanceTaken: (kind, count) => characters({ kind }).add(Math.max(0, count)),
    live: (by) => void (live += by),
    importEnded: (outcome) => imports({ outcome }).add(),
    page: (version) => byVersion[version].add(),
  };
}

/** Answered calls; returns what counts one. */
function callMetrics(registry: Registry): Metrics['answered'] {
  const calls = registry.histogram(
    'http_server_request_duration_seconds',
    'Answered calls by contract and status.',
    CALL_BUCKETS,
    // Late series must be counted too: 150 calls and their statuses exceed the limit.
    (labels) => ({ ...labels, http_route: 'other' }),
  );
  const byName = new Map<string, Map<number, Histogram>>();
  return (name, status, seconds) => {
    const byStatus = byName.get(name);
    let series = byStatus?.get(status);
    if (!series) {
      const [method = '', route = ''] = name.split(' ', 2);
      const known = METHODS.has(method) ? method : '_OTHER';
      series = calls({ http_request_method: known, http_route: route, http_response_status_code: String(status) });
      if (byStatus) byStatus.set(status, series);
      else if (known === method) byName.set(name, new Map([[status, series]]));
    }
    series.observe(seconds);
  };
}

/** Verb and table of an unnamed statement. */
function statementName(text: string): string {
  const [, operation = 'other'] = OPERATION.exec(text) ?? [];
  return [operation.toLowerCase(), TABLE.exec(text)?.[1]].filter(Boolean).join(' ');
}

/** Statements; returns what counts one. */
function statementMetrics(registry: Registry): Metrics['statement'] {
  const statements = registry.histogram(
    'db_client_operation_duration_seconds',
    'Statements by their name, or by what they do to which table.',
    STATEMENT_BUCKETS,
  );
  const byText = new Map<string, Histogram>();
  return (prepared, text, seconds) => {
    // A prepared statement may carry the hash of its text behind its name.
    const name = prepared?.split(' ')[0];
    const key = name ?? text;
    let series = byText.get(key);
    if (!series) {
      const full = byText.size >= MAX_STATEMENTS;
      series = statements({ db_operation_name: full ? 'other' : (name ?? statementName(text)) });
      if (!full) byText.set(key, series);
    }
    series.observe(seconds);
  };
}

/** Rounds of the jobs, and how long ago each last ended well. */
function jobMetrics(registry: Registry): { begins: Metrics['jobBegins']; ran: Metrics['jobRan'] } {
  const ran = registry.counter('wordcluster_job_runs_total', 'Rounds of the jobs on this server.');
  const failures = registry.counter('wordcluster_job_failures_total', 'Rounds that failed; each is tried again.');
  const lastRun = new Map<string, number>();
  registry.gauge(
    'wordcluster_job_lag_seconds',
    'Since a round last ended well on this server, or since the first one began.',
    () => [...lastRun].map(([job, at]) => [{ job_name: job }, (performance.now() - at) / 1000]),
  );
  return {
    begins: (job) => void (lastRun.has(job) || lastRun.set(job, performance.now())),
    ran(job, failed) {
      ran({ job_name: job }).add();
      failures({ job_name: job }).add(failed ? 1 : 0);
      if (!failed || !lastRun.has(job)) lastRun.set(job, performance.now());
    },
  };
}

/** Event loop, memory, processor, collection of garbage. */
function processGauges(registry: Registry): void {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  const seconds = (nanoseconds: number) => (Number.isFinite(nanoseconds) ? nanoseconds / 1e9 : 0);
  registry.gauge(
    'nodejs_eventloop_delay_p99_seconds',
    'How late 99 of 100 timers were since the last reading, at most.',
    () => {
      const late = seconds(delay.percentile(99));
      delay.reset();
      return late;
    },
  );
  let before = performance.eventLoopUtilization();
  registry.gauge(
    'nodejs_eventloop_utilization_ratio',
    'Share of the time since the last reading in which the event loop worked.',
    () => {
      const now = performance.eventLoopUtilization();
      const { utilization } = performance.eventLoopUtilization(now, before);
      before = now;
      return utilization;
    },
  );
  registry.gauge('process_memory_usage_bytes', 'Resident memory.', () => process.memoryUsage.rss());
  registry.gauge('v8js_memory_heap_used_bytes', 'Memory of JavaScript objects.', () => process.memoryUsage().heapUsed);
  registry.gauge('process_cpu_time_seconds', 'Processor time since the start.', () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  });
  registry.gauge('process_uptime_seconds', 'Since the start.', () => process.uptime());
}
