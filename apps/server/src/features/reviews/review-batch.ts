import { MAX_ENTRIES } from '@wordcluster/domain/schedule/log';
import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import type { Db } from '../../database/client.ts';
import { parameter, prepare, type SqlPart } from '../../database/prepared.ts';
import { guardedWrite, type GuardedWrite } from '../../database/guarded-write.ts';
import { upsertDays, type Added } from './record-days.ts';
import { logText, type LogText } from './review-log.ts';
import { upsertStates, type StateAsJson, type StoredState } from './review-states.ts';
import { STANDARD, type StoredSettings } from './rules.ts';

/** The row and direction of an entry; an undo has those of its target, once that has arrived. */
export interface RowDirection {
  row_id: number;
  source_col: number;
  target_col: number;
}

/** Snapshot of the data on which a batch is decided. */
export interface BatchSnapshot {
  settings: StoredSettings;
  /** Of the entries that are named: those that are there. */
  known: ({ id: string } & (RowDirection | Record<keyof RowDirection, null>))[];
  /** Undos that arrived before their targets, and undos of those. */
  early: { id: string; undoes: string; at: number }[];
  /** Rows of named and known entries that the user may practise, disabled and shared ones too. */
  open: { row_id: number; cluster_id: number }[];
  /** The cards that are named, and those that known entries belong to; with the state of those that were practised. */
  cards: (RowDirection & { goesOn: boolean; state: StateAsJson | null; entries: number })[];
  /** The logs of the rows of cards that do not go on from their states, in all directions. */
  log: LogText;
}

/** An entry of a batch, on its card. */
export interface NamedEntry extends RowDirection {
  id: string;
  /** The earliest answer; null if the batch has other entries, so that the log is read. */
  earliest: Date | null;
}

/** An undo of a batch with its target. */
export interface NamedUndo {
  id: string;
  undoes: string;
}

/** The writes of a batch. */
export interface Change {
  entries: object[];
  resolved: ({ id: string } & RowDirection)[];
  states: StoredState[];
  days: Added;
}

const user = parameter(1, 'bigint');

/** Early undos, looked up beforehand: Citus does not support the recursive query. */
const early = sql`
  select e.* from json_to_recordset(${parameter(10, 'json')}) as e (id uuid, undoes uuid, happened_at timestamptz)`;

/** Each part is one pass by a list of ids: a plan that the database made while the tables were small stays good. */
const reading = sql<{ snapshot: Omit<BatchSnapshot, 'open' | 'log'>; log: LogText }>`
  with known as (
    select e.* from unnest(${parameter(2, 'uuid[]')}) as named (id) cross join lateral (
      select e.id, e.row_id, e.source_col, e.target_col from review_entries e
      where e.user_id = ${user} and e.id = named.id limit 1) e),
  early as (${early}),
  named as (
    select row_id, source_col, target_col, bool_or(fresh) as fresh,
      case when count(*) filter (where fresh) = count(earliest) filter (where fresh)
        then min(earliest) filter (where fresh) end as earliest
    from (
      select n.row_id, n.source_col, n.target_col, n.earliest, not exists (select from known k where k.id = n.id) as fresh
      from unnest(${parameter(3, 'bigint[]')}, ${parameter(4, 'smallint[]')}, ${parameter(5, 'smallint[]')},
        ${parameter(6, 'timestamptz[]')}, ${parameter(7, 'uuid[]')}) as n (row_id, source_col, target_col, earliest, id)
      union all
      select k.row_id, k.source_col, k.target_col, null, exists (
        select from unnest(${parameter(8, 'uuid[]')}, ${parameter(9, 'uuid[]')}) as u (id, undoes)
        where u.undoes = k.id and not exists (select from known o where o.id = u.id))
      from known k where k.row_id is not null) n
    group by row_id, source_col, target_col),
  states as (
    select s.* from review_states s where s.user_id = ${user} and s.row_id = any(array(select row_id from named)) offset 0),
  both_ways as (
    select row_id from (
      select row_id, source_col, target_col from named union select row_id, source_col, target_col from states) asked
    group by row_id having count(*) > 1),
  cards as materialized (
    select row_id, source_col, target_col, to_json(s) as state,
      not exists (select from early) and case
        when n.fresh then coalesce(s.answered_until < n.earliest, false) and row_id not in (select row_id from both_ways)
        else s.user_id is not null end as goes_on,
      case when n.fresh then (select count(*) from (
        select from review_entries e where e.user_id = ${user} and e.row_id = n.row_id and e.source_col = n.source_col
          and e.target_col = n.target_col limit ${sql.lit(MAX_ENTRIES)}) counted) else 0 end as entries
    from named n left join states s using (row_id, source_col, target_col))
  select json_build_object(
    'settings', coalesce((
      select to_jsonb(s) || jsonb_build_object('parameters', (
        select p.parameters from review_parameters p where p.user_id = ${user}))
      from review_settings s where s.user_id = ${user}),
      ${sql.lit(JSON.stringify(STANDARD))}::jsonb || jsonb_build_object('user_id', ${user})),
    'known', (select coalesce(json_agg(k), '[]') from known k),
    'early', (
      select coalesce(json_agg(json_build_object('id', id, 'undoes', undoes, 'at', ${milliseconds('happened_at')})), '[]')
      from early),
    'cards', (
      select coalesce(json_agg(json_build_object('row_id', row_id, 'source_col', source_col, 'target_col', target_col,
        'goesOn', goes_on, 'state', state, 'entries', entries)), '[]') from cards)) as snapshot, (
    select ${logText} from (select distinct row_id from cards where not goes_on) n cross join lateral (
      select * from review_entries e where e.user_id = ${user} and e.row_id = n.row_id offset 0) e) as log`;

function milliseconds(column: string) {
  return sql`(extract(epoch from ${sql.ref(column)}) * 1000)::bigint`;
}

/** Words whose written state is new again: the stored position of introduced words is read anew. */
const clearRestarted = (person: SqlPart, userId: SqlPart, states: SqlPart): SqlPart => sql`
  delete from review_begun b using ${person}, json_to_recordset(${states}::json) as s (cluster_id bigint, reps int)
  where b.user_id = ${userId} and b.user_id = p.user_id and b.cluster_id = s.cluster_id and s.reps = 0`;

/**
 * Atomic and optimistic: writes all of a change, or nothing if the user's log, states or settings changed since they
 * were read, by the version in the settings. One statement, so that a killed server leaves nothing half done.
 */
const writing: GuardedWrite = {
  name: 'write-reviews',
  guard: (given) => sql`
    insert into review_settings as s
    select * from json_populate_record(null::review_settings, ${given(1, 'json')})
    on conflict (user_id) do update set changes = excluded.changes where s.changes = excluded.changes - 1
    returning s.user_id`,
  parts: (given, person) => sql`
    entries as (
      insert into review_entries
      select e.* from ${person}, json_populate_recordset(null::review_entries, ${given(2, 'json')}) e),
    placed as (
      update review_entries e set row_id = n.row_id, source_col = n.source_col, target_col = n.target_col
      from ${person}, json_to_recordset(${given(3, 'json')}) as n (id uuid, row_id bigint, source_col smallint, target_col smallint)
      where e.user_id = ${given(7, 'bigint')} and e.user_id = p.user_id and e.row_id is null and e.id = n.id),
    states as (${upsertStates(
      sql`select s.* from ${person}, json_populate_recordset(null::review_states, ${given(4, 'json')}) s`,
    )}),
    restarted as (${clearRestarted(person, given(7, 'bigint'), given(4, 'json'))}),
    ${upsertDays(person, given(5, 'json'), given(6, 'json'))}`,
};

/** Reads the snapshot of a batch, in statements of one shard each, and writes its change, in one. */
export function reviewBatches(context: Context) {
  const read = prepare(context, 'read-reviews', reading);
  const write = guardedWrite(context, writing);
  return {
    async read(
      userId: number,
      ids: readonly string[],
      cards: readonly NamedEntry[],
      undos: readonly NamedUndo[],
    ): Promise<BatchSnapshot> {
      const columns = (name: keyof RowDirection) => cards.map((card) => card[name]);
      const earliest = cards.map((card) => card.earliest?.toISOString() ?? null);
      const key = [columns('row_id'), columns('source_col'), columns('target_col')];
      const undone = JSON.stringify(await earlyUndosOf(context.db, userId, ids));
      const named = [cards.map(({ id }) => id), undos.map(({ id }) => id), undos.map(({ undoes }) => undoes)];
      const [found] = await read([userId, ids, ...key, earliest, ...named, undone]);
      if (!found) throw new Error('A statement that always gives a row gave none.');
      const { snapshot, log } = found;
      const rows = [...snapshot.known, ...cards].flatMap(({ row_id }) => row_id ?? []);
      return { ...snapshot, log, open: await openRows(context.db, userId, [...new Set(rows)]) };
    },
    /** False after a concurrent change. */
    async write(settings: StoredSettings, { entries, resolved, states, days }: Change): Promise<boolean> {
      const { parameters: _fitted, ...expected } = settings;
      const person = { ...expected, changes: settings.changes + 1 };
      const parts = [person, entries, resolved, states, days.days, days.recalls, person.user_id];
      return write(parts.map((part) => JSON.stringify(part)));
    },
  };
}

interface EarlyUndo {
  id: string;
  undoes: string;
  happened_at: Date;
}

async function earlyUndosOf(db: Db, userId: number, ids: readonly string[]): Promise<EarlyUndo[]> {
  const found = new Map<string, EarlyUndo>();
  for (let front = ids; front.length > 0;) {
    const { rows } = await sql<EarlyUndo>`
      select id, undoes, happened_at from review_entries
      where user_id = ${userId} and row_id is null and undoes = any(${front}::uuid[])`.execute(db);
    front = rows.flatMap((row) => (found.has(row.id) ? [] : row.id));
    for (const row of rows) found.set(row.id, row);
  }
  return [...found.values()];
}

interface OpenRow {
  row_id: number;
  cluster_id: number;
}

/**
 * Rows that a user may practise: looked up in the user's shard first, the rest with each owner who shares with them.
 */
export async function openRows(db: Db, userId: number, rowIds: readonly number[]): Promise<OpenRow[]> {
  const open = await openRowsOf(userId, rowIds);
  const found = new Set(open.map(({ row_id }) => row_id));
  const others = rowIds.filter((id) => !found.has(id));
  if (others.length === 0) return open;
  const shares = await db
    .selectFrom('cluster_shares')
    .select(['cluster_id', 'owner_id'])
    .where('user_id', '=', userId)
    .execute();
  const owners = Map.groupBy(shares, ({ owner_id }) => owner_id);
  const shared = await Promise.all(
    [...owners].map(([owner, of]) => openRowsOf(owner, others, new Set(of.map(({ cluster_id }) => cluster_id)))),
  );
  return [...open, ...shared.flat()];

  async function openRowsOf(ownerId: number, ids: readonly number[], only?: ReadonlySet<number>) {
    const { rows } = await sql<OpenRow>`
      select r.id as row_id, c.id as cluster_id
      from cluster_rows r join clusters c on c.id = r.cluster_id and c.user_id = r.user_id
      where r.user_id = ${ownerId} and r.id = any(${ids}::bigint[]) and c.removed_at is null`.execute(db);
    return rows.filter(({ cluster_id }) => !only || only.has(cluster_id));
  }
}
