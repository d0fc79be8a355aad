import type { LogEntry } from '@wordcluster/domain/schedule/log';
import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import type { Db } from '../../database/client.ts';
import { parameter, prepare, type SqlPart } from '../../database/prepared.ts';
import { isSharedWith } from '../clusters/cluster-access.ts';
import { forgetBegunAnew } from './fresh-words.ts';
import { openRowsByOwner } from './clusters-by-owner.ts';
import { keepDays, type Added } from './record-days.ts';
import { keepStates, type StateAsJson, type StoredState } from './review-log.ts';
import { STANDARD, type StoredSettings } from './review-settings.ts';

/** Where an entry belongs; an undo belongs where what it takes back does, once that has come. */
export interface Place {
  row_id: number;
  source_col: number;
  target_col: number;
}

/** What a batch is to be judged by, as it stood at one moment. */
export interface Standing {
  settings: StoredSettings;
  /** Of the entries that are named: those that are there. */
  known: ({ id: string } & (Place | Record<keyof Place, null>))[];
  /** Undos that came earlier than what they take back, and those that take them back. */
  early: { id: string; undoes: string; at: number }[];
  /** Of the rows that are named or that known entries belong to: those that the person may practise, disabled and shared ones too. */
  open: { row_id: number; cluster_id: number }[];
  /** The cards that are named, and those that known entries belong to; with the state of those that were practised. */
  cards: (Place & { goesOn: boolean; state: StateAsJson | null })[];
  /** The logs of the rows of cards that do not go on from their states, in all directions. */
  log: (Place & LogEntry)[];
}

/** A card of a batch. */
export interface NamedCard extends Place {
  /** The moment from which on the batch has something for it, and nothing but answers: null where it has anything else. */
  earliest: Date | null;
}

/** What a batch changes. */
export interface Change {
  entries: object[];
  placed: ({ id: string } & Place)[];
  states: StoredState[];
  days: Added;
}

const user = parameter(1, 'bigint');

/** Undos that wait for what they take back, and those of these, at any depth. */
const followedEarly = sql`
    select e.id, e.undoes, e.happened_at from unnest(${parameter(2, 'uuid[]')}) as named (id) cross join lateral (
      select e.* from review_entries e
      where e.user_id = ${user} and e.row_id is null and e.undoes = named.id offset 0) e
    union
    select e.id, e.undoes, e.happened_at from early cross join lateral (
      select e.* from review_entries e
      where e.user_id = ${user} and e.row_id is null and e.undoes = early.id offset 0) e`;

/** Rows that the person may practise, own ones and those shared with them. */
const openRows = sql`
      select coalesce(json_agg(json_build_object('row_id', r.id, 'cluster_id', c.id)), '[]')
      from cluster_rows r join clusters c on c.id = r.cluster_id and c.user_id = r.user_id
      where r.id = any(array(select row_id from named)) and c.removed_at is null
        and (c.user_id = ${user} or ${isSharedWith(user)})`;

/** The same where others have looked them up: Citus follows nothing from a row to the next. */
const earlyThatIsKnown = sql`
  select e.* from json_to_recordset(${parameter(7, 'json')}) as e (id uuid, undoes uuid, happened_at timestamptz)`;

/** Each part is one pass by a list of ids: a plan that the database made while the tables were small stays good. */
const reading = (kind: 'recursive' | '', early: SqlPart, open: SqlPart) => sql<{ standing: Standing }>`
  with ${sql.raw(kind)} known as (
    select e.* from unnest(${parameter(2, 'uuid[]')}) as named (id) cross join lateral (
      select e.id, e.row_id, e.source_col, e.target_col from review_entries e
      where e.user_id = ${user} and e.id = named.id limit 1) e),
  early as (${early}),
  named as (
    select row_id, source_col, target_col, case when count(*) = count(earliest) then min(earliest) end as earliest
    from (
      select * from unnest(${parameter(3, 'bigint[]')}, ${parameter(4, 'smallint[]')}, ${parameter(5, 'smallint[]')},
        ${parameter(6, 'timestamptz[]')}) as n (row_id, source_col, target_col, earliest)
      union all select row_id, source_col, target_col, null from known where row_id is not null) n
    group by row_id, source_col, target_col),
  states as (
    select s.* from review_states s where s.user_id = ${user} and s.row_id = any(array(select row_id from named)) offset 0),
  both_ways as (
    select row_id from (
      select row_id, source_col, target_col from named union select row_id, source_col, target_col from states) asked
    group by row_id having count(*) > 1),
  cards as materialized (
    select row_id, source_col, target_col, to_json(s) as state,
      coalesce(s.answered_until < n.earliest, false) and not exists (select from early)
        and row_id not in (select row_id from both_ways) as goes_on
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
    'open', (${open}),
    'cards', (
      select coalesce(json_agg(json_build_object('row_id', row_id, 'source_col', source_col, 'target_col', target_col,
        'goesOn', goes_on, 'state', state)), '[]') from cards),
    'log', (
      select coalesce(json_agg(json_build_object('row_id', e.row_id, 'source_col', e.source_col,
        'target_col', e.target_col, 'id', e.id, 'kind', e.kind, 'happenedAt', ${milliseconds('e.happened_at')},
        'rating', e.rating, 'way', e.way, 'durationMs', e.duration_ms, 'undoes', e.undoes,
        'stability', e.stability, 'difficulty', e.difficulty)), '[]')
      from (select distinct row_id from cards where not goes_on) n cross join lateral (
        select * from review_entries e where e.user_id = ${user} and e.row_id = n.row_id offset 0) e)) as standing`;

function milliseconds(column: string) {
  return sql`(extract(epoch from ${sql.ref(column)}) * 1000)::bigint`;
}

/**
 * Writes all of a change or nothing: nothing where the person's log, states or settings were changed since they were read, which
 * the count in the settings says. One statement, so that a server that is killed in the middle leaves nothing half done.
 */
const writing = sql<{ user_id: number }>`
  with person as (
    insert into review_settings as s
    select * from json_populate_record(null::review_settings, ${parameter(1, 'json')})
    on conflict (user_id) do update set changes = excluded.changes where s.changes = excluded.changes - 1
    returning s.user_id),
  entries as (
    insert into review_entries
    select e.* from person, json_populate_recordset(null::review_entries, ${parameter(2, 'json')}) e),
  placed as (
    update review_entries e set row_id = n.row_id, source_col = n.source_col, target_col = n.target_col
    from person, json_to_recordset(${parameter(3, 'json')}) as n (id uuid, row_id bigint, source_col smallint, target_col smallint)
    where e.user_id = ${parameter(7, 'bigint')} and e.user_id = person.user_id and e.row_id is null and e.id = n.id),
  states as (${keepStates(
    sql`select s.* from person, json_populate_recordset(null::review_states, ${parameter(4, 'json')}) s`,
  )}),
  begun_anew as (${forgetBegunAnew('person', parameter(7, 'bigint'), parameter(4, 'json'))}),
  ${keepDays('person', parameter(5, 'json'), parameter(6, 'json'))}
  select user_id from person`;

/** Reading what a batch is judged by, and writing what follows, each by one statement. */
export function reviewBatches(context: Context) {
  const { databaseDistributed } = context.config;
  const read = prepare(
    context,
    'read-reviews',
    databaseDistributed
      ? reading('', earlyThatIsKnown, sql`select '[]'::json`)
      : reading('recursive', followedEarly, openRows),
  );
  const write = prepare(context, 'write-reviews', writing);
  return {
    async read(userId: number, ids: readonly string[], cards: readonly NamedCard[]): Promise<Standing> {
      const columns = (name: keyof Place) => cards.map((card) => card[name]);
      const earliest = cards.map((card) => card.earliest?.toISOString() ?? null);
      const places = [columns('row_id'), columns('source_col'), columns('target_col')];
      const values: unknown[] = [userId, ids, ...places, earliest];
      if (databaseDistributed) values.push(JSON.stringify(await earlyUndosOf(context.db, userId, ids)));
      const [found] = await read(values);
      if (!found) throw new Error('A statement that always gives a row gave none.');
      const { standing } = found;
      if (!databaseDistributed) return standing;
      const rows = [...standing.known, ...cards].flatMap(({ row_id }) => row_id ?? []);
      return { ...standing, open: await openRowsByOwner(context.db, userId, [...new Set(rows)]) };
    },
    /** False where somebody else was faster. */
    async write(settings: StoredSettings, { entries, placed, states, days }: Change): Promise<boolean> {
      const { parameters: _fitted, ...kept } = settings;
      const person = { ...kept, changes: settings.changes + 1 };
      const written = await write(
        [person, entries, placed, states, days.days, days.recalls, person.user_id].map((part) => JSON.stringify(part)),
      );
      return written.length > 0;
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
