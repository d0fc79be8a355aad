import { randomBytes } from 'node:crypto';
import type { CallTrace } from '../trace.ts';

/** Event of a finished call (`wordcluster.call`). */
export interface CompletedCall {
  trace: CallTrace;
  name: string;
  method: string;
  status: number;
  ms: number;
}

/** Event of a call's SQL statement (`wordcluster.statement`). */
export interface StatementEvent {
  trace: CallTrace;
  name: string;
  ms: number;
}

interface Attribute {
  key: string;
  value: { stringValue: string } | { intValue: number };
}

/** A part of a trace as OpenTelemetry's protocol has it in JSON. */
export interface Span {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes: Attribute[];
  status: { code: number };
}

const SERVER = 2;
const CLIENT = 3;
const UNSET = 0;
const ERROR = 2;
/** Bounded: a long job can run thousands of statements; the first ones show its pattern. */
const MAX_STATEMENTS = 200;

const text = (key: string, value: string): Attribute => ({ key, value: { stringValue: value } });
const number = (key: string, value: number): Attribute => ({ key, value: { intValue: value } });

/** Nanoseconds since 1970: too many digits for a number. */
const nanoseconds = (ms: number): string => String(BigInt(Math.round(ms * 1000)) * 1000n);

export const isSampled = ({ flags }: CallTrace): boolean => (Number.parseInt(flags, 16) & 1) === 1;

/**
 * Deterministic sampling by trace id, so that all servers of a trace decide alike: as the caller decided, and for
 * traces that start here by the sampling rate (0 to 1).
 */
export const isWanted = (trace: CallTrace, share: number): boolean =>
  trace.parentId === null ? Number.parseInt(trace.traceId.slice(-8), 16) < share * 2 ** 32 : isSampled(trace);

/** Collects a call's statements until it finishes, and makes spans of them. */
export function createSpans(share: number, now: () => number) {
  const spansOfCall = new WeakMap<CallTrace, Span[]>();
  const between = (ms: number) => {
    const end = now();
    return { startTimeUnixNano: nanoseconds(end - ms), endTimeUnixNano: nanoseconds(end) };
  };
  return {
    onStatement({ trace, name, ms }: StatementEvent): void {
      if (!isWanted(trace, share)) return;
      const statements = spansOfCall.get(trace) ?? [];
      if (statements.length === 0) spansOfCall.set(trace, statements);
      if (statements.length >= MAX_STATEMENTS) return;
      statements.push({
        traceId: trace.traceId,
        spanId: randomBytes(8).toString('hex'),
        parentSpanId: trace.spanId,
        name,
        kind: CLIENT,
        ...between(ms),
        attributes: [text('db.system.name', 'postgresql'), text('db.operation.name', name)],
        status: { code: UNSET },
      });
    },
    answered({ trace, name, method, status, ms }: CompletedCall): Span[] {
      if (!isWanted(trace, share)) return [];
      const call: Span = {
        traceId: trace.traceId,
        spanId: trace.spanId,
        ...(trace.parentId === null ? {} : { parentSpanId: trace.parentId }),
        name,
        kind: SERVER,
        ...between(ms),
        attributes: [
          text('http.request.method', method),
          text('http.route', name.slice(name.indexOf(' ') + 1)),
          number('http.response.status_code', status),
          number('wordcluster.statements', trace.statements),
        ],
        status: { code: status >= 500 ? ERROR : UNSET },
      };
      return [call, ...(spansOfCall.get(trace) ?? [])];
    },
  };
}
