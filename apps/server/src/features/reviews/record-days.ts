import { addDays, cardDays, type Days } from '@wordcluster/domain/progress/card-days';
import { ANSWERS_TO_FIT } from '@wordcluster/domain/progress/histories';
import type { LogEntry } from '@wordcluster/domain/schedule/log';
import type { CardKey, ScheduleRules } from '@wordcluster/domain/schedule/replay';
import { sql } from 'kysely';
import type { Db } from '../../database/client.ts';

/** A card whose log changes, with the whole of it before and after. */
interface ChangedCard {
  clusterId: number;
  key: CardKey;
  before: readonly LogEntry[];
  after: readonly LogEntry[];
}

/** Days of one cluster and one column of answers, which are kept together. */
interface Part {
  clusterId: number;
  targetCol: number;
  days: Days;
}

/**
 * Takes new entries into a person's days, exactly: what a card added before is taken off, what it adds now is put on. In the
 * transaction that adds the entries, with the cards held, so that nobody else's change lies between.
 */
export async function recordDays(
  db: Db,
  userId: number,
  rules: ScheduleRules,
  cards: readonly ChangedCard[],
): Promise<void> {
  const parts = new Map<string, Part>();
  for (const { clusterId, key, before, after } of cards) {
    const { days } = partOf(parts, clusterId, key.targetCol);
    if (before.length > 0) addDays(days, cardDays(key, before, rules), -1);
    addDays(days, cardDays(key, after, rules), 1);
  }
  await add(db, userId, [...parts.values()]);
}

/** Takes everything off a person's days, before all their cards are recorded anew: days begin at another hour, or in another zone. */
export async function clearDays(db: Db, userId: number): Promise<void> {
  await sql`update review_days set answers = 0, duration_ms = 0, met = 0, late = 0 where user_id = ${userId}`.execute(
    db,
  );
  await sql`update review_parameters set counted = 0 where user_id = ${userId}`.execute(db);
  await sql`update review_recall_days set answers = 0, recalled = 0, predicted = 0 where user_id = ${userId}`.execute(
    db,
  );
}

function partOf(parts: Map<string, Part>, clusterId: number, targetCol: number): Part {
  const key = `${clusterId} ${targetCol}`;
  const part = parts.get(key) ?? { clusterId, targetCol, days: new Map() };
  parts.set(key, part);
  return part;
}

async function add(db: Db, userId: number, parts: readonly Part[]): Promise<void> {
  const days = parts.flatMap(({ clusterId, targetCol, days: own }) =>
    [...own]
      .map(([day, figures]) => ({ day, clusterId, targetCol, ...figures }))
      .filter(({ answers, durationMs, met, late }) => answers || durationMs || met || late),
  );
  const counted = days.reduce((sum, day) => sum + day.answers, 0);
  if (days.length > 0)
    await sql`
      with counted as (
        insert into review_parameters as p (user_id, counted, next_at)
        values (${userId}, ${counted}::int, ${ANSWERS_TO_FIT})
        on conflict (user_id) do update set counted = p.counted + excluded.counted)
      insert into review_days as d (user_id, day, cluster_id, target_col, answers, duration_ms, met, late)
      select ${userId}::bigint, * from unnest(
        ${days.map(({ day }) => day)}::int[], ${days.map(({ clusterId }) => clusterId)}::bigint[],
        ${days.map(({ targetCol }) => targetCol)}::smallint[], ${days.map(({ answers }) => answers)}::int[],
        ${days.map(({ durationMs }) => durationMs)}::bigint[], ${days.map(({ met }) => met)}::int[],
        ${days.map(({ late }) => late)}::int[])
      order by 2, 3, 4
      on conflict (user_id, day, cluster_id, target_col) do update set answers = d.answers + excluded.answers,
        duration_ms = d.duration_ms + excluded.duration_ms, met = d.met + excluded.met, late = d.late + excluded.late`.execute(
      db,
    );
  const all: Days = new Map();
  for (const { days: own } of parts) addDays(all, own, 1);
  const recalls = [...all].flatMap(([day, { recall }]) =>
    [...recall].map(([bin, figures]) => ({ day, bin, ...figures })).filter((one) => one.answers || one.recalled),
  );
  if (recalls.length > 0)
    await sql`
      insert into review_recall_days as d (user_id, day, bin, answers, recalled, predicted)
      select ${userId}::bigint, * from unnest(
        ${recalls.map(({ day }) => day)}::int[], ${recalls.map(({ bin }) => bin)}::smallint[],
        ${recalls.map(({ answers }) => answers)}::int[], ${recalls.map(({ recalled }) => recalled)}::int[],
        ${recalls.map(({ predicted }) => predicted)}::float8[])
      order by 2, 3
      on conflict (user_id, day, bin) do update set answers = d.answers + excluded.answers,
        recalled = d.recalled + excluded.recalled, predicted = d.predicted + excluded.predicted`.execute(db);
}
