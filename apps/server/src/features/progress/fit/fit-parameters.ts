import { Worker } from 'node:worker_threads';
import { nextFitAt } from '@wordcluster/domain/progress/histories';
import type { CardKey } from '@wordcluster/domain/schedule/rules';
import { sql } from 'kysely';
import { bareEnvironment } from '../../../limited-process/bare-environment.ts';
import type { Context } from '../../../context.ts';
import type { Db } from '../../../database/client.ts';
import { recomputeStates } from '../../reviews/recompute-states.ts';
import { logTextOf, type LogText } from '../../reviews/review-log.ts';
import { lockReviews, rulesOf } from '../../reviews/rules.ts';
import { inPartition, partitionsOf } from '../../../database/job-partitions.ts';
import type { Answered, Fitted } from './fit-worker.ts';

/** Timeout of a fit, which takes seconds. */
const DEADLINE_MS = 120_000;
/** Heap of the worker thread; the optimiser's own memory is bounded by the number of answers. */
const HEAP_MB = 512;
/** Sample of answers: with a fifth held back as many as the optimiser learns from. */
const MAX_ANSWERS = 62_500;
/** Batch size of logs, small because the same thread serves calls. */
const BATCH = 200;

let optimiser: Promise<boolean> | undefined;

/** Whether the optimiser is installed: its package exists for some platforms only. */
export function fitIsAvailable(): Promise<boolean> {
  optimiser ??= import('@open-spaced-repetition/binding').then(
    () => true,
    () => false,
  );
  return optimiser;
}

/** Batch size of candidates. */
const LOOKED_AT = 1000;

/** Partitions with users who have enough answers since the last fit. */
export async function partitionsToFit({ db }: Pick<Context, 'db'>): Promise<number[]> {
  const { rows } = await sql<{ user_id: number }>`
    select user_id from review_parameters where counted >= next_at order by user_id limit ${LOOKED_AT}`.execute(db);
  return partitionsOf(rows.map(({ user_id }) => user_id));
}

/** A user with enough answers since the last fit, of a partition or of all, or null. */
export async function nextUserToFit({ db }: Pick<Context, 'db'>, share?: number): Promise<number | null> {
  const { rows } = await sql<{ user_id: number }>`
    select user_id from review_parameters where counted >= next_at and ${inPartition(sql`user_id`, share)}
    order by user_id limit 1`.execute(db);
  return rows[0]?.user_id ?? null;
}

/**
 * Fits FSRS parameters to a user's answers. They are stored only if they predict held-back answers better; then all
 * states are recomputed. A failed fit is retried when there are more answers.
 */
export async function fitParameters(
  context: Pick<Context, 'db' | 'clock' | 'log' | 'config' | 'shards'>,
  userId: number,
  stopped?: AbortSignal,
): Promise<void> {
  const { db, clock } = context;
  const rules = await rulesOf(db, userId);
  const answered = { logs: await readLogs(db, userId), rules };
  const fitted = await inThread(answered, stopped).catch((error: unknown) => {
    context.log.warn({ err: error }, 'parameters could not be fitted');
    return null;
  });
  if (stopped?.aborted) return;
  const better = fitted !== null && fitted.losses.fitted < fitted.losses.standard;
  await db.transaction().execute(async (trx) => {
    const before = await lockReviews(trx, userId);
    const { counted } = await trx
      .selectFrom('review_parameters')
      .select('counted')
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
    await trx
      .updateTable('review_parameters')
      .set({ next_at: nextFitAt(counted), tried_at: clock.now() })
      .$if(fitted !== null, (update) =>
        update.set({
          parameters: better ? fitted?.parameters : null,
          standard_loss: fitted?.losses.standard,
          fitted_loss: fitted?.losses.fitted,
        }),
      )
      .where('user_id', '=', userId)
      .execute();
    if (fitted === null || (!better && before.parameters === null)) return;
    const after = { ...before, parameters: better ? fitted.parameters : null };
    await recomputeStates(trx, userId, after, context, { before, dues: true, days: false });
  });
}

/** The logs of as many cards as a fit learns from, drawn by their numbers, so that well and badly known ones have their share. */
async function readLogs(db: Db, userId: number): Promise<LogText[]> {
  const { rows: cards } = await sql<CardKey>`
    select row_id as "rowId", source_col as "sourceCol", target_col as "targetCol" from (
      select row_id, source_col, target_col, reps,
        sum(reps) over (order by hashint8(row_id), row_id, source_col, target_col) as answers
      from review_states where user_id = ${userId} and reps > 1) s
    where answers - reps < ${MAX_ANSWERS}`.execute(db);
  const logs: LogText[] = [];
  for (let first = 0; first < cards.length; first += BATCH)
    logs.push(await logTextOf(db, userId, cards.slice(first, first + BATCH)));
  return logs;
}

/** In a worker thread, so that no call is blocked; terminated at the timeout. */
async function inThread(answered: Answered, stopped?: AbortSignal): Promise<Fitted> {
  const worker = new Worker(new URL('fit-worker.ts', import.meta.url), {
    workerData: answered,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
    env: bareEnvironment(),
  });
  const end = () => void worker.terminate();
  const deadline = setTimeout(end, DEADLINE_MS);
  stopped?.addEventListener('abort', end);
  try {
    return await new Promise<Fitted>((resolve, reject) => {
      worker.once('message', resolve);
      worker.once('error', reject);
      worker.once('exit', () => reject(new Error('The fit was ended before it was done.')));
    });
  } finally {
    clearTimeout(deadline);
    stopped?.removeEventListener('abort', end);
    await worker.terminate();
  }
}
