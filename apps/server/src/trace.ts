import { AsyncLocalStorage } from 'node:async_hooks';
import { channel } from 'node:diagnostics_channel';
import { randomBytes } from 'node:crypto';
import type { DeadlinePool } from './database/deadline.ts';

/** A device that is signed in, or a program's token, by its id. */
export interface CallBearer {
  userId: number;
  kind: 'session' | 'program';
  id: number;
  mayRead: boolean;
}

/** One call on its way through the server, as W3C Trace Context names it. */
export interface CallTrace {
  /** Trace id: shared by all programs of the call, 32 hexadecimal digits. */
  traceId: string;
  /** Span id of this server, 16 digits. */
  spanId: string;
  /** Span id of the caller; null if none was sent. */
  parentId: string | null;
  /** Two digits; the last bit requests sampling. */
  flags: string;
  /** The contract's name of the call; null for pages and files. */
  call: string | null;
  /** User of the call, once known. */
  userId: number | null;
  /** Bearer of the call, part of addresses signed for it. Null for visitors. */
  bearer: CallBearer | null;
  /** Number of SQL statements so far. */
  statements: number;
  /** Read replica for its statements; null for the primary. */
  replica: DeadlinePool | null;
}

const storage = new AsyncLocalStorage<CallTrace>();

/** Diagnostics channel for traces: `{ trace, name, method, status, ms }` of each finished call. */
export const callChannel = channel('wordcluster.call');
/** Diagnostics channel for statements: `{ trace, name, ms, failed }`. */
export const statementChannel = channel('wordcluster.statement');

const PARENT = /^(?!ff)[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})(?:-|$)/;

/** Random digits are drawn for many calls at once: each draw is a call into the system. */
const POOL = 4096;
let pool = '';
function digits(count: number): string {
  if (pool.length < count) pool = randomBytes(POOL).toString('hex');
  const drawn = pool.slice(0, count);
  pool = pool.slice(count);
  return drawn;
}

/** Continues the caller's trace, or starts a new one. */
export function beginTrace(traceparent: string | string[] | undefined): CallTrace {
  const [, traceId, parentId = null, flags = '00'] =
    typeof traceparent === 'string' && traceparent.length <= 200 ? (PARENT.exec(traceparent) ?? []) : [];
  return {
    traceId: traceId ?? digits(32),
    spanId: digits(16),
    parentId,
    flags,
    call: null,
    userId: null,
    bearer: null,
    statements: 0,
    replica: null,
  };
}

/** The `traceparent` header for outgoing calls. */
export const traceparentOf = ({ traceId, spanId, flags }: CallTrace): string => `00-${traceId}-${spanId}-${flags}`;

/** The call that is worked for; undefined for jobs. */
export const currentCall = (): CallTrace | undefined => storage.getStore();

/** Does something as a part of a call. */
export const within = <Result>(trace: CallTrace, work: () => Result): Result => storage.run(trace, work);
