import { message } from '@wordcluster/domain/messages/all';
import type { Tier } from '@wordcluster/domain/premium/prices';
import type { RowMedia } from '@wordcluster/domain/clusters/media';
import { sql } from 'kysely';
import { plansAt, runningTier } from '../../access/premium.ts';
import type { Context } from '../../context.ts';
import { Failure } from '../../failure.ts';
import { mediaOfRows } from '../rows/row-media.ts';
import { mayReadShared } from '../clusters/cluster-access.ts';

/** A link that is open, with the cluster that it shows. */
export interface OpenLink {
  id: number;
  owner_id: number;
  owner_tier: Tier | null;
  indexed: boolean;
  cluster_id: number;
  title: string;
  description: string | null;
  col_1_name: string;
  col_2_name: string | null;
  col_3_name: string | null;
  col_1_language: string | null;
  col_2_language: string | null;
  col_3_language: string | null;
  row_count: number;
  updated_at: Date;
  has_media: boolean;
}

/** The public part of a row. */
export interface LinkedRow extends RowMedia {
  id: number;
  row_number: number;
  col_1_value: string | null;
  col_2_value: string | null;
  col_3_value: string | null;
}

/** The link of a code; null if closed, unknown, or paused because its owner's Premium ended. */
export async function findOpenLink(context: Context, code: string): Promise<OpenLink | null> {
  const plans = plansAt(context);
  const { rows } = await sql<OpenLink>`
    select l.id, l.user_id as owner_id, ${runningTier(sql`l.user_id`, plans)} as owner_tier, l.indexed, c.id as cluster_id,
      c.title, c.description, c.col_1_name, c.col_2_name, c.col_3_name,
      c.col_1_language, c.col_2_language, c.col_3_language, c.row_count, c.updated_at, c.has_media
    from cluster_links l join clusters c on c.id = l.cluster_id and c.user_id = l.user_id
    where l.code = ${code} and l.ended_at is null and ${mayReadShared(plans)}`.execute(context.db);
  return rows[0] ?? null;
}

/** The same; throws 404 with an explanation. */
export async function openLink(context: Context, code: string): Promise<OpenLink> {
  const found = await findOpenLink(context, code);
  if (!found) throw new Failure('not_found', message('link.gone'));
  return found;
}

/** The first rows of a link in order. */
export async function linkedRows(context: Context, link: OpenLink, most: number): Promise<LinkedRow[]> {
  const rows = await context.db
    .selectFrom('cluster_rows')
    .select(['id', 'col_1_value', 'col_2_value', 'col_3_value'])
    .where('cluster_id', '=', link.cluster_id)
    .where('user_id', '=', link.owner_id)
    .orderBy('position')
    .limit(most)
    .execute();
  const media = await mediaOfRows(
    context,
    context.db,
    { id: link.cluster_id, ownerId: link.owner_id, has_media: link.has_media },
    rows.map(({ id }) => id),
  );
  return rows.map((row, index) => ({ ...row, ...media(row.id), row_number: index + 1 }));
}
