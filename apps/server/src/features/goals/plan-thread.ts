import { Worker } from 'node:worker_threads';
import { message } from '@wordcluster/domain/messages/all';
import { bareEnvironment } from '../../limited-process/bare-environment.ts';
import { Failure } from '../../failure.ts';
import { keyedQueue } from '../../keyed-queue.ts';
import type { PlannedGoal, PlanRequest, PlanResponse, Preview } from './plan-worker.ts';

const MAX_PENDING = 100;
/** Timeout in milliseconds without a response: a plan takes less than one second, the first of a thread one more. */
const DEADLINE_MS = 20_000;
/** A thread without work ends after this time. */
const IDLE_MS = 60_000;
const HEAP_MB = 256;

interface PendingPlan {
  resolve(response: PlanResponse): void;
  reject(error: unknown): void;
}

interface PlanResultOf {
  goals: readonly PlannedGoal[];
  preview: Preview;
  minutes: readonly number[];
}

export interface PlanThread {
  /** Runs in a worker thread, so that no call is blocked. Throws 503 if too many are queued, or at the timeout. */
  plan<Kind extends PlanRequest['kind']>(
    userId: number,
    request: Extract<PlanRequest, { kind: Kind }>,
  ): Promise<PlanResultOf[Kind]>;
}

/** One worker thread per server, started on demand; a user's plans are serialised. */
function startPlanThread(): PlanThread {
  const perUser = keyedQueue(1, DEADLINE_MS);
  const pending = new Map<number, PendingPlan>();
  let worker: Worker | null = null;
  let timer: NodeJS.Timeout | undefined;
  let last = 0;

  const refusal = () => new Failure('unavailable', message('goal.busy'), { retryAfter: 5 });
  function end(reason: unknown): void {
    clearTimeout(timer);
    const ended = worker;
    worker = null;
    for (const one of pending.values()) one.reject(reason);
    pending.clear();
    void ended?.terminate();
  }
  function watch(): void {
    clearTimeout(timer);
    timer = setTimeout(() => end(refusal()), pending.size > 0 ? DEADLINE_MS : IDLE_MS).unref();
  }
  function start(): Worker {
    const started = new Worker(new URL('plan-worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
      env: bareEnvironment(),
    });
    started.on('message', ({ id, response }: { id: number; response: PlanResponse }) => {
      const one = pending.get(id);
      pending.delete(id);
      one?.resolve(response);
      watch();
    });
    started.on('error', (error) => worker === started && end(error));
    started.unref();
    return started;
  }
  function ask(request: PlanRequest): Promise<PlanResponse> {
    if (pending.size >= MAX_PENDING) throw refusal();
    worker ??= start();
    const id = (last += 1);
    const response = new Promise<PlanResponse>((resolve, reject) => pending.set(id, { resolve, reject }));
    worker.postMessage({ id, request });
    watch();
    return response;
  }
  return {
    plan: <Kind extends PlanRequest['kind']>(userId: number, request: Extract<PlanRequest, { kind: Kind }>) =>
      perUser(String(userId), () => ask(request) as Promise<PlanResultOf[Kind]>),
  };
}

/** Of this process; it starts with the first plan. */
export const planThread: PlanThread = startPlanThread();
