import type { ResponseOf } from '@wordcluster/contract/types';
import { KNOWN_DAYS } from '@wordcluster/domain/progress/stages';
import { sql, type RawBuilder } from 'kysely';
import type { PlanMoment } from '../../access/premium.ts';
import type { Db } from '../../database/client.ts';
import { mayRead } from '../clusters/cluster-access.ts';
import { answeredState } from '../reviews/review-states.ts';
import { areFilled, filledColumns, isAskable, isNotArchived } from '../reviews/words-of-day.ts';
import { scopedToOwner, type OwnerPart } from '../reviews/clusters-by-owner.ts';

/** The user and the moment of a query. */
export interface Reader {
  db: Db;
  userId: number;
  now: Date;
  plans: PlanMoment;
  /** Sharded database: the one owner whose clusters are read. */
  part?: OwnerPart | null;
}

/** Number of listed hardest words. */
export const HARDEST = 20;

/** Clusters of the user and those shared with them; `open` if readable and not archived. */
export const ownClusters = ({ userId, plans, part }: Reader): RawBuilder<unknown> =>
  part
    ? scopedToOwner('own', {
        ...part,
        clusters: part.clusters.map((one) => ({ ...one, open: one.open && !one.archived })),
      })
    : sql`
  own as materialized (select c.id, c.title, c.col_1_language, c.col_2_language, c.col_3_language,
    coalesce(d.directions, '{12}') as directions,
    ${mayRead(sql`${userId}::bigint`, plans)} and ${isNotArchived(userId)} as open
  from clusters c left join review_directions d on d.user_id = ${userId} and d.cluster_id = c.id
  where c.removed_at is null and c.id in (
    select id from clusters where user_id = ${userId}
    union all select cluster_id from cluster_shares where user_id = ${userId}))`;

/** A value of the column with that number. */
const byColumn = (column: RawBuilder<unknown>, first: string, second: string, third: string) =>
  sql`case ${column} when 1 then ${sql.ref(first)} when 2 then ${sql.ref(second)} else ${sql.ref(third)} end`;

/** Every day with answers, or with a change of the number of overdue words. */
export async function readDays({ db, userId }: Reader) {
  const { rows } = await sql<{ day: number; answers: number; duration_ms: number; met: number; late: number }>`
    select day, sum(answers)::int as answers, sum(duration_ms)::float8 as duration_ms, sum(met)::int as met,
      sum(late)::int as late
    from review_days where user_id = ${userId} group by day order by day`.execute(db);
  return rows;
}

/** First answers of a day to words in review since a day, by predicted recall. */
export async function readRecall({ db, userId }: Reader, after: number) {
  const { rows } = await sql<{ answers: number; recalled: number; predicted: number }>`
    select sum(answers)::int as answers, sum(recalled)::int as recalled, sum(predicted) as predicted
    from review_recall_days where user_id = ${userId} and day > ${after}
    group by bin having sum(answers) > 0 order by bin`.execute(db);
  return rows;
}

interface ProgressPart {
  cluster_id: number;
  title: string;
  language: string | null;
  answers: number;
  duration_ms: number;
  new: number;
  learning: number;
  young: number;
  known: number;
}

/**
 * Rows with the columns that have a value. `offset 0` is an optimisation fence: otherwise their texts are carried
 * through the joins.
 */
const filledRows = sql`(
  select r.cluster_id, r.id, ${filledColumns} as filled from cluster_rows r where r.cluster_id = any(array(select id from own)) offset 0)`;

/**
 * Answers, time and words by stage, per cluster and answer language. New are askable words without an answer. States
 * and rows are grouped first, so that conditions are evaluated once per group and not once per figure. `+ 0`: a planner
 * without statistics would read the states of the whole cluster, once for each row.
 */
export async function readProgressParts(reader: Reader): Promise<ProgressPart[]> {
  const { userId } = reader;
  const { rows } = await sql<ProgressPart>`
    with ${ownClusters(reader)},
    asked as (
      select o.id, direction / 10 as source, direction % 10 as target
      from own o left join review_directions d on d.user_id = ${userId} and d.cluster_id = o.id
      cross join lateral unnest(coalesce(d.directions, array[12::smallint])) as direction),
    grouped as (
      select s.cluster_id, s.source_col, s.target_col, s.stage = 'review' as is_review, s.stability >= ${KNOWN_DAYS} as is_known,
        r.filled, count(*) as words
      from review_states s join ${filledRows} r on r.cluster_id + 0 = s.cluster_id and r.id = s.row_id
      where s.user_id = ${userId} and s.stage <> 'new'
      group by 1, 2, 3, 4, 5, 6),
    cards as materialized (
      select cluster_id, source_col, target_col, sum(words * (not is_review)::int) as learning,
        sum(words * (is_review and not is_known)::int) as young, sum(words * (is_review and is_known)::int) as known,
        sum(words * ${areFilled(sql`filled`, sql`source_col`, sql`target_col`)}::int) as askable
      from grouped group by cluster_id, source_col, target_col),
    kinds as (select r.cluster_id, r.filled, count(*) as words from ${filledRows} r group by 1, 2),
    fresh as (
      select a.id, a.target, sum(k.words) - coalesce((
        select c.askable from cards c where c.cluster_id = a.id and c.source_col = a.source and c.target_col = a.target), 0) as words
      from asked a join kinds k on k.cluster_id = a.id
      where ${areFilled(sql`k.filled`, sql`a.source`, sql`a.target`)}
      group by a.id, a.source, a.target),
    practised as (
      select cluster_id, target_col, sum(answers) as answers, sum(duration_ms) as duration_ms
      from review_days where user_id = ${userId} group by cluster_id, target_col),
    parts as (
      select cluster_id, target_col, 0 as new, learning, young, known, 0 as answers, 0 as duration_ms from cards
      union all select id, target, words, 0, 0, 0, 0, 0 from fresh
      union all select cluster_id, target_col, 0, 0, 0, 0, answers, duration_ms from practised)
    select o.id as cluster_id, o.title,
      ${byColumn(sql`p.target_col`, 'o.col_1_language', 'o.col_2_language', 'o.col_3_language')} as language,
      sum(p.new)::int as new, sum(p.learning)::int as learning, sum(p.young)::int as young, sum(p.known)::int as known,
      sum(p.answers)::int as answers, sum(p.duration_ms)::float8 as duration_ms
    from parts p join own o on o.id = p.cluster_id
    group by o.id, o.title, p.target_col, 3 order by o.id`.execute(reader.db);
  return rows;
}

/** The words that took the most time of those forgotten at least once, with prompt and answer cells. */
export async function readHardest(reader: Reader): Promise<ResponseOf<'GET /api/progress'>['hardest']> {
  // Fast path: nearly all of the hardest words still have their rows; all others are read only if not.
  const found = await hardest(reader, HARDEST * 10);
  const rows = found.length === HARDEST ? found : await hardest(reader, null);
  return rows.map((row) => ({
    ...answeredState(row),
    cluster_id: row.cluster_id,
    source: row.source ?? '',
    target: row.target ?? '',
    source_language: row.source_language,
    target_language: row.target_language,
  }));
}

async function hardest({ userId, ...reader }: Reader, among: number | null): Promise<HardRow[]> {
  const { rows } = await sql<HardRow>`
    with ${ownClusters({ userId, ...reader })}
    select s.*, o.id as cluster_id,
      ${byColumn(sql`s.source_col`, 'r.col_1_value', 'r.col_2_value', 'r.col_3_value')} as source,
      ${byColumn(sql`s.target_col`, 'r.col_1_value', 'r.col_2_value', 'r.col_3_value')} as target,
      ${byColumn(sql`s.source_col`, 'o.col_1_language', 'o.col_2_language', 'o.col_3_language')} as source_language,
      ${byColumn(sql`s.target_col`, 'o.col_1_language', 'o.col_2_language', 'o.col_3_language')} as target_language
    from (
      select s.* from review_states s join own o on o.id = s.cluster_id
      where s.user_id = ${userId} and s.lapses > 0 and o.open and s.source_col * 10 + s.target_col = any(o.directions)
      order by difficulty desc, lapses desc, row_id, source_col, target_col limit ${among}) s
    join own o on o.id = s.cluster_id
    join cluster_rows r on r.id = s.row_id and r.cluster_id + 0 = s.cluster_id
    where ${isAskable(sql`s.source_col`, sql`s.target_col`)}
    order by s.difficulty desc, s.lapses desc, s.row_id, s.source_col, s.target_col
    limit ${HARDEST}`.execute(reader.db);
  return rows;
}

type HardRow = Parameters<typeof answeredState>[0] & {
  cluster_id: number;
  source: string | null;
  target: string | null;
  source_language: string | null;
  target_language: string | null;
};
