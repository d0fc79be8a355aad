import { sql } from 'kysely';
import type { ResponseOf, BodyOf } from '@wordcluster/contract/types';
import { plannedRows } from '@wordcluster/domain/clusters/free-plan';
import type { MediaSlot } from '@wordcluster/domain/clusters/media';
import { message } from '@wordcluster/domain/messages/all';
import { lockPerson } from '../../access/lock-person.ts';
import type { Context, Viewer } from '../../context.ts';
import type { Db } from '../../database/client.ts';
import { Failure } from '../../failure.ts';
import { assertClusterLimit } from '../clusters/create-cluster.ts';
import { nameFiles, startMediaImport } from '../media/import-media.ts';
import { outgoingFiles, type OutgoingFile } from '../media/file-names.ts';
import { withStorage } from '../media/store-file.ts';
import { assertAnswerRate } from '../reviews/record-reviews.ts';
import { takeHistory } from '../reviews/take-history.ts';
import { bytesOf, countChange } from '../rows/row-counts.ts';
import { closeBlocks } from '../rows/row-order.ts';
import { openLink, type OpenLink } from './open-link.ts';
import { copyOf } from './open-shared-cluster.ts';

type Call = 'POST /api/links/:code/copy';
/** Rows that are copied together. */
const BATCH = 2000;
type Answers = NonNullable<NonNullable<BodyOf<Call>>['answers']>;

/**
 * Copies a link's words into a cluster of the viewer, within the plan's limits, and imports the answers given on the
 * link. A link is copied once: if the copy still exists, only answers are added to it.
 */
export async function copyLink(
  context: Context,
  viewer: Viewer,
  code: string,
  input: BodyOf<Call>,
  signal: AbortSignal,
): Promise<ResponseOf<Call>> {
  const link = await openLink(context, code);
  if (link.owner_id === viewer.id) throw new Failure('conflict', message('link.own'));
  const answers = input?.answers ?? [];
  if (answers.length > 0) await assertAnswerRate(context, viewer.id, answers.length);
  const files = await importMedia(context, viewer, link, signal);
  return context.longRunning.transaction().execute(async (trx) => {
    await lockPerson(trx, viewer.id);
    const known = await copyOf({ db: trx }, viewer, link);
    const copied = known === null ? await copy(context, trx, viewer, link, files) : { id: known, rows: 0 };
    const taken = await importAnswers(context, trx, viewer, link, copied.id, answers);
    return { id: copied.id, title: link.title, copied_rows: copied.rows, taken_answers: taken };
  });
}

/** Media of a link's rows. */
type LinkedFile = Pick<OutgoingFile, 'row_id' | 'slot' | 'hash'>;

/**
 * Media are stored per user: those of a link's rows are copied to the viewer, within the plan's limits, before any row
 * references them.
 */
async function importMedia(
  context: Context,
  viewer: Viewer,
  link: OpenLink,
  signal: AbortSignal,
): Promise<LinkedFile[]> {
  if (!link.has_media || (await copyOf(context, viewer, link)) !== null) return [];
  const shown = await outgoingFiles(context.db, { id: link.cluster_id, ownerId: link.owner_id });
  const hashes = new Map(shown.map(({ name, hash }) => [name, hash]));
  const coming = new Map(shown.map(({ slot, name }) => [name, { slot: slot as MediaSlot, name }]));
  const owner = { id: viewer.id, premium: viewer.premium };
  const media = await startMediaImport(context, owner, signal);
  for (const file of coming.values()) {
    if (media.isFull(file.slot)) continue;
    const key = { ownerId: link.owner_id, hash: hashes.get(file.name) ?? '' };
    const content = await withStorage(() => context.mediaStore.get(key));
    if (content) await media.take(file, content);
  }
  const files = await media.end();
  return shown.flatMap(({ row_id, slot, name }) => {
    const hash = files.of({ slot: slot as MediaSlot, name });
    return hash === null ? [] : [{ row_id, slot, hash }];
  });
}

/** Assigns media to the copied rows, which are in the link's order. */
async function copyMedia(
  context: Context,
  trx: Db,
  viewer: Viewer,
  link: OpenLink,
  clusterId: number,
  files: readonly LinkedFile[],
): Promise<void> {
  if (files.length === 0) return;
  const { rows: numbers } = await sql<{ id: number; number: number }>`
    select id, number from (
      select id, row_number() over (order by position)::int as number from cluster_rows
      where cluster_id = ${link.cluster_id} and user_id = ${link.owner_id}) numbered
    where id = any(${files.map(({ row_id }) => row_id)}::bigint[])`.execute(trx);
  const { rows: copies } = await sql<{ id: number; number: number }>`
    select id, position::int as number from cluster_rows where cluster_id = ${clusterId} and user_id = ${viewer.id}
      and position = any(${numbers.map(({ number }) => number)}::numeric[])`.execute(trx);
  const numberOf = new Map(numbers.map(({ id, number }) => [id, number]));
  const copyAt = new Map(copies.map(({ id, number }) => [number, id]));
  await nameFiles(
    context,
    trx,
    viewer.id,
    files.flatMap(({ row_id, slot, hash }) => {
      const rowId = copyAt.get(numberOf.get(row_id) ?? 0);
      return rowId === undefined ? [] : [{ clusterId, rowId, slot, hash }];
    }),
  );
}

async function copy(
  context: Context,
  trx: Db,
  viewer: Viewer,
  link: OpenLink,
  files: readonly LinkedFile[],
): Promise<{ id: number; rows: number }> {
  await assertClusterLimit(trx, viewer);
  const now = context.clock.now();
  const { title, description, col_1_name, col_2_name, col_3_name, col_1_language, col_2_language, col_3_language } =
    link;
  const columns = { col_1_name, col_2_name, col_3_name, col_1_language, col_2_language, col_3_language };
  const { id } = await trx
    .insertInto('clusters')
    .values({ title, description, ...columns, user_id: viewer.id, created_at: now, updated_at: now, removed_at: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  const copied = await copyRows(trx, viewer, link, id);
  const key = { id, ownerId: viewer.id };
  await copyMedia(context, trx, viewer, link, id, files);
  await countChange(context, trx, key, { ...copied, position: String(copied.rows) });
  await closeBlocks(trx, key);
  await trx
    .insertInto('link_copies')
    .values({ user_id: viewer.id, link_id: link.id, cluster_id: id })
    .onConflict((conflict) => conflict.columns(['user_id', 'link_id']).doUpdateSet({ cluster_id: id }))
    .execute();
  return { id, rows: copied.rows };
}

/**
 * Copies the rows in batches, because a cluster may be as large as the server's memory. A batch takes two statements:
 * the rows of two users may be in two shards. Returns the copied rows.
 */
async function copyRows(
  trx: Db,
  viewer: Viewer,
  link: OpenLink,
  clusterId: number,
): Promise<{ rows: number; bytes: number }> {
  const most = plannedRows(link.row_count, viewer.premium);
  let [copied, bytes] = [0, 0];
  let after: string | undefined;
  for (;;) {
    const rows = trx
      .selectFrom('cluster_rows')
      .select(['position', 'col_1_value', 'col_2_value', 'col_3_value', 'tags'])
      .where('cluster_id', '=', link.cluster_id)
      .where('user_id', '=', link.owner_id)
      .orderBy('position')
      .limit(Math.min(BATCH, most - copied));
    const batch = await (after === undefined ? rows : rows.where('position', '>', after)).execute();
    const added = await sql<{ bytes: number }>`
      with added as (
        insert into cluster_rows as r (user_id, cluster_id, position, col_1_value, col_2_value, col_3_value, tags)
        select ${viewer.id}::bigint, ${clusterId}::bigint, ${copied}::int + s.place,
          s.cells ->> 'col_1_value', s.cells ->> 'col_2_value', s.cells ->> 'col_3_value',
          case when s.cells ->> 'tags' is not null then array(select json_array_elements_text(s.cells -> 'tags')) end
        from unnest(${batch.map((row) => JSON.stringify(row))}::json[]) with ordinality as s (cells, place)
        order by s.place
        returning ${bytesOf()} as bytes)
      select coalesce(sum(bytes), 0)::bigint as bytes from added`.execute(trx);
    copied += batch.length;
    bytes += added.rows[0]?.bytes ?? 0;
    after = batch.at(-1)?.position ?? after;
    if (batch.length < BATCH || copied === most) return { rows: copied, bytes };
  }
}

/** Answers are matched to rows of the copy with the same words; others are dropped. */
async function importAnswers(
  context: Context,
  trx: Db,
  viewer: Viewer,
  link: OpenLink,
  copyId: number,
  answers: Answers,
): Promise<number> {
  if (answers.length === 0) return 0;
  const sources = await trx
    .selectFrom('cluster_rows')
    .select(['id', 'col_1_value', 'col_2_value', 'col_3_value'])
    .where('cluster_id', '=', link.cluster_id)
    .where('user_id', '=', link.owner_id)
    .where('id', 'in', [...new Set(answers.map(({ row_id }) => row_id))])
    .execute();
  const { rows: same } = await sql<{ source_id: number; row_id: number }>`
    select a.id as source_id, min(r.id) as row_id
    from json_to_recordset(${JSON.stringify(sources)}::json)
        as a (id bigint, col_1_value text, col_2_value text, col_3_value text)
      join cluster_rows r on r.user_id = ${viewer.id} and r.cluster_id = ${copyId} and r.col_1_value = a.col_1_value
        and r.col_2_value is not distinct from a.col_2_value and r.col_3_value is not distinct from a.col_3_value
    group by a.id`.execute(trx);
  const given = Map.groupBy(answers, ({ row_id }) => row_id);
  const practised = same.map(({ source_id: id, row_id: rowId }) => ({
    rowId,
    clusterId: copyId,
    reviews: (given.get(id) ?? []).map((answer) => ({
      id: answer.id.toLowerCase(),
      source: answer.source_col,
      target: answer.target_col,
      at: Date.parse(answer.happened_at),
      rating: answer.rating,
      took: answer.duration_ms,
    })),
  }));
  return (await takeHistory(trx, viewer.id, practised, context.clock.now())).taken;
}
