import { fileURLToPath } from 'node:url';
import type { ScheduleRules } from '@wordcluster/domain/schedule/rules';
import type { LogEntry } from '@wordcluster/domain/schedule/log';
import { Piscina } from 'piscina';
import { bareEnvironment } from '../../limited-process/bare-environment.ts';
import {
  applyAnswers,
  recomputed,
  historyAdded,
  type FollowUp,
  type Recomputed,
  type HistoryAdded,
} from './apply-answers.ts';
import type { BatchSnapshot } from './review-batch.ts';
import { withinLogs } from './log-limits.ts';
import { isShort, type LogText } from './review-log.ts';
import type { Card } from './review-states.ts';

/** A thread without work ends after this time. */
const IDLE_MS = 60_000;

/** Worker pool: long logs are replayed in worker threads, so that calls are not blocked. */
const pool = new Piscina({
  filename: fileURLToPath(new URL('replay-thread.ts', import.meta.url)),
  minThreads: 0,
  maxThreads: 1,
  idleTimeout: IDLE_MS,
  env: bareEnvironment(),
});

export type ApplyTask = Parameters<typeof applyAnswers>;
export type RecomputeTask = Parameters<typeof recomputed>;
export type HistoryTask = Parameters<typeof historyAdded>;
export type LimitTask = Parameters<typeof withinLogs>;

export async function replayedAnswers(
  userId: number,
  snapshot: BatchSnapshot,
  fresh: ReadonlyMap<string, readonly LogEntry[]>,
  rules: ScheduleRules,
): Promise<FollowUp> {
  const task: ApplyTask = [userId, snapshot, fresh, rules];
  return isShort(snapshot.log) ? applyAnswers(...task) : pool.run(task, { name: 'apply' });
}

export async function recomputedCards(
  userId: number,
  cards: readonly Card[],
  log: LogText,
  rules: ScheduleRules,
): Promise<Recomputed> {
  const task: RecomputeTask = [userId, cards, log, rules];
  return isShort(log) ? recomputed(...task) : pool.run(task, { name: 'recompute' });
}

export async function addedHistory(...task: HistoryTask): Promise<HistoryAdded> {
  return isShort(task[2].log) ? historyAdded(...task) : pool.run(task, { name: 'history' });
}

export async function entriesWithin(...task: LimitTask): Promise<ReturnType<typeof withinLogs>> {
  return isShort(task[1]) ? withinLogs(...task) : pool.run(task, { name: 'limits' });
}
