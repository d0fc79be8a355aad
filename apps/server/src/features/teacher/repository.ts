import { sql } from 'kysely';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import type { Db } from '../../database/client.ts';

export interface Generation {
  /** Null for a new cluster. */
  clusterId: number | null;
  clusterTitle: string | null;
  /** The language chosen for each of the three columns, or null. */
  columns: readonly (string | null)[];
  /** One value for each chosen language. */
  rows: string[][];
}

const stagedRows = z.array(z.array(z.string()));

/** Stages the teacher's last rows of a user, replacing earlier ones. */
export async function stageGeneration(
  { db, clock }: Context,
  userId: number,
  { clusterId, clusterTitle, columns, rows }: Generation,
): Promise<void> {
  const values = {
    cluster_id: clusterId,
    cluster_title: clusterTitle,
    languages: columns.map((language) => language ?? ''),
    rows: JSON.stringify(rows),
    created_at: clock.now(),
  };
  await db
    .insertInto('staged_generations')
    .values({ user_id: userId, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute();
}

/** Takes the staged rows: only one of two concurrent imports gets them. Null if there are none. */
export async function takeGeneration(trx: Db, userId: number): Promise<Generation | null> {
  const { rows } = await sql<{
    cluster_id: number | null;
    cluster_title: string | null;
    languages: string[];
    rows: unknown;
  }>`
    delete from staged_generations where user_id = ${userId} returning cluster_id, cluster_title, languages, rows`.execute(
    trx,
  );
  const staged = rows[0];
  if (!staged) return null;
  return {
    clusterId: staged.cluster_id,
    clusterTitle: staged.cluster_title,
    columns: staged.languages.map((language) => language || null),
    rows: stagedRows.parse(staged.rows),
  };
}
