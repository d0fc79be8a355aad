import { fileURLToPath } from 'node:url';
import type { ScheduleRules } from '@wordcluster/domain/schedule/rules';
import type { LogEntry } from '@wordcluster/domain/schedule/log';
import { Piscina } from 'piscina';
import { bareEnvironment } from '../../limited-process/bare-environment.ts';
import { applyAnswers, type FollowUp } from './apply-answers.ts';
import { recomputed, type Recomputed } from './recompute-cards.ts';
import { historyAdded, type HistoryAdded } from './history-added.ts';
import type { BatchSnapshot } from './review-batch.ts';
import type { Card } from './review-log.ts';

/** Entries that are replayed where they are: a millisecond or two. */
const IN_PLACE = 500;
/** A thread without work ends after this time. */
const IDLE_MS = 60_000;

/** Worker pool: long logs are replayed beside the main thread, so that nobody's calls wait for them. */
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

export async function replayedAnswers(
  userId: number,
  standing: BatchSnapshot,
  fresh: ReadonlyMap<string, readonly LogEntry[]>,
  rules: ScheduleRules,
): Promise<FollowUp> {
  const task: ApplyTask = [userId, standing, fresh, rules];
  return standing.log.length <= IN_PLACE ? applyAnswers(...task) : pool.run(task, { name: 'apply' });
}

export async function recomputedCards(
  userId: number,
  cards: readonly Card[],
  logs: ReadonlyMap<string, readonly LogEntry[]>,
  rules: ScheduleRules,
): Promise<Recomputed> {
  const task: RecomputeTask = [userId, cards, logs, rules];
  const entries = [...logs.values()].reduce((sum, log) => sum + log.length, 0);
  return entries <= IN_PLACE ? recomputed(...task) : pool.run(task, { name: 'recompute' });
}

export async function addedHistory(...task: HistoryTask): Promise<HistoryAdded> {
  const [, , { logs }] = task;
  const entries = [...logs.values()].reduce((sum, log) => sum + log.length, 0);
  return entries <= IN_PLACE ? historyAdded(...task) : pool.run(task, { name: 'history' });
}
