import type { ResponseOf } from '@wordcluster/contract/types';
import { plansAt } from '../../access/premium.ts';
import type { Context, Viewer } from '../../context.ts';
import { clusterParts } from '../reviews/clusters-by-owner.ts';
import { HARDEST, readHardest, type Reader } from './figures.ts';

type Hardest = ResponseOf<'GET /api/progress'>['hardest'];

/** The parts of a query over a user's clusters. */
export async function readersOf(context: Context, userId: number): Promise<{ reader: Reader; readers: Reader[] }> {
  const { db, clock } = context;
  const reader: Reader = { db, userId, now: clock.now(), plans: plansAt(context) };
  const parts = await clusterParts(context, userId, { leaveOutAway: true });
  return { reader, readers: parts.map((part): Reader => ({ ...reader, part })) };
}

/** The words that took a user the most time, the hardest first. */
export async function hardestWords(context: Context, viewer: Pick<Viewer, 'id'>): Promise<Hardest> {
  const { readers } = await readersOf(context, viewer.id);
  return hardestOf(readers);
}

export async function hardestOf(readers: readonly Reader[]): Promise<Hardest> {
  const words = (await Promise.all(readers.map(readHardest))).flat();
  return words
    .toSorted((a, b) => b.difficulty - a.difficulty || b.lapses - a.lapses || a.row_id - b.row_id)
    .slice(0, HARDEST);
}
