import { spawn, type ChildProcess } from 'node:child_process';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { bareEnvironment } from './bare-environment.ts';
import type { FromChild, Job, ToChild } from './protocol.ts';
import { readFileSync } from 'node:fs';

/** Resources used by a process so far. */
export interface Usage {
  processorMs: number;
  residentMb: number;
}

/** Linux counts processor time in hundredths of a second for every program (USER_HZ). */
const TICK_MS = 10;
/** Indexes in /proc/<pid>/stat behind the name, which may contain spaces. */
const [USER_TICKS, SYSTEM_TICKS] = [11, 12];

/**
 * Synchronous: /proc is memory, and the thread pool may be busy. Null if the system has no /proc or the process ended.
 */
export function usageOf(pid: number): Usage | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const kilobytes = /^VmRSS:\s*(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'latin1'))?.[1] ?? 0;
    const ticks = Number(fields[USER_TICKS]) + Number(fields[SYSTEM_TICKS]);
    return { processorMs: ticks * TICK_MS, residentMb: Number(kilobytes) / 1024 };
  } catch {
    return null;
  }
}

export interface ProcessLimits {
  /** Milliseconds of processor time, the start of Node included (about 150). */
  processorMs: number;
  /** Megabytes of resident memory, Node's own 50 included. */
  residentMb: number;
  /** Megabytes of address space, above the 1,300 that Node 24 reserves; null if WebAssembly needs far more. */
  addressSpaceMb: number | null;
  /** Milliseconds on the clock, however little of the processor it gets. */
  deadlineMs: number;
}

export const DEFAULT_LIMITS: ProcessLimits = {
  processorMs: 5_000,
  residentMb: 400,
  addressSpaceMb: 3_000,
  deadlineMs: 300_000,
};

export type Limit = 'processor' | 'memory' | 'deadline';

/** A child process was killed at one of its limits. */
export class LimitReached extends Error {
  readonly limit: Limit;

  constructor(limit: Limit) {
    super(`a child process reached its limit: ${limit}`);
    this.name = 'LimitReached';
    this.limit = limit;
  }
}

export interface JobCall<Kind extends Job> {
  /** The child's entry point, a file that calls `serveJob`. */
  module: URL;
  request: Kind['request'];
  /** Handles a progress report; the next one is sent when it resolves. */
  onProgress?: (progress: Kind['progress']) => void | Promise<void>;
  /** Overrides of the default limits. */
  limits?: Partial<ProcessLimits>;
  /** Raises the processor time while the child works, for instance by the bytes that it has unpacked; at most `limits.processorMs`. */
  allowedMs?: () => number;
  /** Kills the child, because the client disconnected. */
  signal?: AbortSignal | undefined;
  /** Interval (milliseconds) between two checks of memory and processor time. */
  watchMs?: number;
}

const WATCH_MS = 50;
/** Behind servers' calls when the processor is busy. */
const NICENESS = 3;
/** V8 aborts when its heap is full. */
const HEAP_SHARE = 0.85;
const MAX_STDERR = 2_000;
const SHELL = 'ulimit -t "$1"; [ "$2" = 0 ] || ulimit -v "$2"; shift 2; exec "$@"';

/**
 * Starts a child process with limits of the operating system on processor time and address space, and watches its
 * resident memory. Native code (SQLite, zstd, libvips) ends only with its process: terminating a worker thread waits
 * for it.
 */
export function runChild<Kind extends Job>(
  call: JobCall<Kind>,
  waiting: WaitingChild | null = null,
): Promise<Kind['result']> {
  const limits = { ...DEFAULT_LIMITS, ...call.limits };
  const { signal, onProgress } = call;
  if (signal?.aborted) {
    waiting?.process.kill('SIGKILL');
    return Promise.reject(signal.reason as Error);
  }
  return new Promise((resolve, reject) => {
    const child = waiting?.process ?? start(call.module, limits);
    let errors = '';
    let settled = false;
    /** Settles once: a second limit, or the exit after a kill, changes nothing. */
    const settle = (conclude: () => void) => {
      if (settled) return;
      settled = true;
      clearInterval(watch);
      clearTimeout(deadline);
      signal?.removeEventListener('abort', abort);
      child.kill('SIGKILL');
      conclude();
    };
    const fail = (error: Error) => settle(() => reject(error));
    const reached = (limit: Limit) => fail(new LimitReached(limit));
    const abort = () => fail(signal?.reason as Error);
    const watch = setInterval(() => {
      const used = child.pid === undefined ? null : usageOf(child.pid);
      if (!used) return;
      if (used.residentMb > limits.residentMb) reached('memory');
      else if (used.processorMs > Math.min(call.allowedMs?.() ?? Infinity, limits.processorMs)) reached('processor');
    }, call.watchMs ?? WATCH_MS);
    const deadline = setTimeout(() => reached('deadline'), limits.deadlineMs);
    signal?.addEventListener('abort', abort, { once: true });

    const say = (message: ToChild<Kind>) => child.connected && child.send(message, () => undefined);
    let handled = Promise.resolve();
    child.stderr?.on('data', (piece: Buffer) => (errors = (errors + piece.toString()).slice(-MAX_STDERR)));
    child.on('error', fail);
    child.on('message', (message: FromChild<Kind>) => {
      if (message.type === 'ready') say({ type: 'start', request: call.request });
      else if (message.type === 'progress') {
        handled = handled.then(() => (settled ? undefined : onProgress?.(message.progress)));
        handled.then(() => say({ type: 'handled' }), fail);
      } else if (message.type === 'error') fail(new Error(`a child process failed: ${message.stack}`));
      else void handled.then(() => settle(() => resolve(message.result)), fail);
    });
    if (waiting?.isReady === true) say({ type: 'start', request: call.request });
    child.on('close', (code, killedBy) => {
      if (isOutOfMemory(code, killedBy, errors)) reached('memory');
      else if (killedBy === 'SIGKILL' || killedBy === 'SIGXCPU') reached('processor');
      else fail(new Error(`a child process ended (${killedBy ?? code}): ${errors}`));
    });
  });
}

/** A child process that was started before its job. */
export interface WaitingChild {
  process: ChildProcess;
  isReady: boolean;
}

/** Starts a child process ahead of its job: starting Node and loading a reader takes longer than most files. */
export function startWaiting({ module, limits }: Pick<JobCall<Job>, 'module' | 'limits'>): WaitingChild {
  const waiting = { process: start(module, { ...DEFAULT_LIMITS, ...limits }), isReady: false };
  // Its first message is that it is ready; if it cannot start, its job starts another.
  waiting.process.once('message', () => (waiting.isReady = true)).on('error', () => undefined);
  return waiting;
}

function start(module: URL, limits: ProcessLimits): ChildProcess {
  const node = [
    process.execPath,
    `--max-old-space-size=${Math.floor(limits.residentMb * HEAP_SHARE)}`,
    '--disable-warning=ExperimentalWarning',
    ...(limits.addressSpaceMb === null ? [] : ['--disable-wasm-trap-handler']),
    fileURLToPath(module),
  ];
  const seconds = String(Math.ceil(limits.processorMs / 1000) + 1);
  const kilobytes = String((limits.addressSpaceMb ?? 0) * 1024);
  const [command = '', ...args] =
    process.platform === 'win32' ? node : ['/bin/sh', '-c', SHELL, 'sh', seconds, kilobytes, ...node];
  const child = spawn(command, args, {
    env: bareEnvironment(),
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    serialization: 'advanced',
    windowsHide: true,
  });
  try {
    if (child.pid !== undefined) setPriority(child.pid, NICENESS);
  } catch {
    // Ended already, or not allowed here: it only runs at ordinary priority.
  }
  return child;
}

/** V8 and glibc abort, and an allocation beyond the address space fails with a range error or a crash of native code. */
const isOutOfMemory = (code: number | null, killedBy: NodeJS.Signals | null, errors: string): boolean =>
  killedBy === 'SIGABRT' ||
  killedBy === 'SIGSEGV' ||
  killedBy === 'SIGTRAP' ||
  killedBy === 'SIGILL' ||
  code === 134 ||
  /out of memory|allocation failed|bad_alloc/i.test(errors);
