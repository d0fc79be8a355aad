import { sql } from 'kysely';
import type { Viewer } from '../../context.ts';
import type { SqlPart } from '../../database/prepared.ts';
import { cardKeyOf, type Today } from './card-key.ts';
import { plain, same, type Deck } from './decks.ts';
import { rowIdOf } from './note-id.ts';
import { likeOf, matcherOf, type Query } from './query.ts';
import { AnkiRefusal } from './refusal.ts';

/** The viewer and the day of a query. */
export interface QueryContext {
  viewer: Viewer;
  today: Today;
}

/** A query after substituting everything that depends on the deck only: its name, its note type, its fields. */
type Residual =
  | boolean
  | { op: 'and' | 'or'; parts: Residual[] }
  | { op: 'not'; part: Residual }
  | { op: 'like'; columns: number[]; pattern: string }
  | { op: 'card'; key: string; value: string };

/** Reserved keys of rows and cards; a field of the same name is only reachable by its column's other names. */
const CARD_KEYS = new Set(['tag', 'is', 'prop', 'rated', 'introduced', 'added', 'edited', 'nid', 'cid']);
/** Characters of a name in a search; titles are shorter. */
const MAX_NAME = 300;
const DECK_KEYS = new Set(['deck', 'note', 'did', 'mid']);

/**
 * The SQL condition of a query for these decks, on rows `r`, directions `p` and states `s`. Decks with equal conditions
 * share one. Throws AnkiRefusal for a key that is neither reserved nor a field of any deck: an empty list would be a
 * wrong response.
 */
export function conditionOf(query: Query, decks: readonly Deck[], context: QueryContext): SqlPart<boolean> {
  assertKnown(query, decks);
  const groups = new Map<string, { residual: Residual; ids: number[] }>();
  for (const deck of decks) {
    const residual = simplified(query, deck);
    if (residual === false) continue;
    const key = JSON.stringify(residual);
    const group = groups.get(key) ?? { residual, ids: [] };
    group.ids.push(deck.id);
    groups.set(key, group);
  }
  if (groups.size === 0) return sql<boolean>`false`;
  const parts = [...groups.values()].map(
    ({ residual, ids }) => sql`(r.cluster_id = any(${ids}::bigint[]) and ${compiled(residual, context)})`,
  );
  return sql<boolean>`(${sql.join(parts, sql` or `)})`;
}

function assertKnown(query: Query, decks: readonly Deck[]): void {
  if (query.op === 'not') return assertKnown(query.part, decks);
  if (query.op !== 'term') return query.parts.forEach((part) => assertKnown(part, decks));
  const { key, value } = query;
  // Bounded work: names are compared with each deck and field, letter by letter.
  if ((key ?? '').length > MAX_NAME || (DECK_KEYS.has((key ?? '').toLowerCase()) && value.length > MAX_NAME))
    throw new AnkiRefusal(`invalid search: a name of more than ${MAX_NAME} characters`);
  if (key === null || CARD_KEYS.has(key.toLowerCase()) || DECK_KEYS.has(key.toLowerCase())) return undefined;
  const matches = matcherOf(key);
  if (decks.some(({ fields }) => fields.some(({ name }) => matches(name)))) return undefined;
  throw new AnkiRefusal(`unknown search term or field: ${key}:`);
}

function simplified(query: Query, deck: Deck): Residual {
  if (query.op === 'not') {
    const part = simplified(query.part, deck);
    return typeof part === 'boolean' ? !part : { op: 'not', part };
  }
  if (query.op === 'term') return termFor(query.key, query.value, deck);
  const [neutral, deciding] = query.op === 'and' ? [true, false] : [false, true];
  const parts = query.parts.map((part) => simplified(part, deck)).filter((part) => part !== neutral);
  if (parts.includes(deciding)) return deciding;
  const [only, ...others] = parts;
  if (only === undefined) return neutral;
  return others.length === 0 ? only : { op: query.op, parts };
}

function termFor(key: string | null, value: string, deck: Deck): Residual {
  if (key === null) {
    if (/^\**$/.test(value)) return true;
    return { op: 'like', columns: deck.fields.map(({ column }) => column), pattern: `%${likeOf(value)}%` };
  }
  const known = key.toLowerCase();
  if (known === 'deck') {
    const matches = matcherOf(value);
    return matches(deck.name) || matcherOf(`${value}::*`)(deck.name);
  }
  if (known === 'note') return matcherOf(value)(deck.name);
  if (known === 'did' || known === 'mid') return idsOf(value).includes(deck.id);
  if (CARD_KEYS.has(known)) return { op: 'card', key: known, value };
  const matches = matcherOf(key);
  const columns = deck.fields.filter(({ name }) => matches(name)).map(({ column }) => column);
  return columns.length === 0 ? false : { op: 'like', columns, pattern: likeOf(plain(value)) };
}

function compiled(residual: Residual, context: QueryContext): SqlPart<boolean> {
  if (typeof residual === 'boolean') return sql<boolean>`${sql.lit(residual)}`;
  if (residual.op === 'not') return sql<boolean>`not coalesce(${compiled(residual.part, context)}, false)`;
  if (residual.op === 'like') {
    const cells = residual.columns.map((column) => textTerm(sql.ref(`r.col_${column}_value`), residual.pattern));
    return sql<boolean>`(${sql.join(cells, sql` or `)})`;
  }
  if (residual.op === 'card') return cardTerm(residual.key, residual.value, context);
  const parts = residual.parts.map((part) => compiled(part, context));
  return sql<boolean>`(${sql.join(parts, residual.op === 'and' ? sql` and ` : sql` or `)})`;
}

/**
 * The operator for a pattern: case-insensitive by ILIKE, which takes several times as long, only if it has letters with
 * case.
 */
function textTerm(cell: SqlPart, pattern: string): SqlPart<boolean> {
  if (/^%+$/.test(pattern)) return sql<boolean>`true`;
  if (/^%*_%+$/.test(pattern)) return sql<boolean>`${cell} <> ''`;
  if (pattern.toLowerCase() !== pattern.toUpperCase()) return sql<boolean>`coalesce(${cell}, '') ilike ${pattern}`;
  if (/[%_\\]/.test(pattern)) return sql<boolean>`coalesce(${cell}, '') like ${pattern}`;
  return sql<boolean>`coalesce(${cell}, '') = ${pattern}`;
}

const idsOf = (value: string): number[] => {
  const ids = value.split(',');
  if (!ids.every((id) => /^[1-9]\d{0,14}$/.test(id)))
    throw new AnkiRefusal(`invalid search: ${value} is no list of ids`);
  return ids.map(Number);
};

const numberOf = (key: string, value: string): number => {
  if (!/^[1-9]\d{0,4}$/.test(value)) throw new AnkiRefusal(`invalid search: ${key}:${value}`);
  return Number(value);
};

const DAY_MS = 86_400_000;
const before = ({ start }: Today, days: number): Date => new Date(start.getTime() - (days - 1) * DAY_MS);
/** New: without a state, or started over. */
const isNew = sql`(s.row_id is null or s.stage = 'new')`;
/** Whole days from the last answer to the due moment; 0 for new cards and learning steps. */
export const interval = sql<number>`(case when s.stage = 'review' then
  greatest(1, round(extract(epoch from s.due - s.last_review) / 86400))::int else 0 end)`;
/** Anki's ease factor, derived from the difficulty of FSRS: 10 is 1.3, 5 is 2.5. */
export const ease = sql<number>`(case when ${isNew} then 0 else 1.3 + (10 - s.difficulty) * 0.24 end)`;

function cardTerm(key: string, value: string, { viewer, today }: QueryContext): SqlPart<boolean> {
  if (key === 'tag') {
    if (same(value, 'none')) return sql<boolean>`coalesce(cardinality(r.tags), 0) = 0`;
    return sql<boolean>`exists (select 1 from unnest(r.tags) as t(tag)
      where t.tag ilike ${likeOf(value)} or t.tag ilike ${`${likeOf(value)}::%`})`;
  }
  if (key === 'nid') return sql<boolean>`r.id = any(${idsOf(value).map(rowIdOf)}::bigint[])`;
  if (key === 'cid') {
    const cards = idsOf(value).flatMap((id) => cardKeyOf(id) ?? []);
    return sql<boolean>`exists (select 1 from unnest(${cards.map(({ rowId }) => rowId)}::bigint[],
      ${cards.map(({ direction }) => direction)}::int[]) as c(row_id, direction)
      where c.row_id = r.id and c.direction = p.direction)`;
  }
  if (key === 'added') return sql<boolean>`r.added_at >= ${before(today, numberOf(key, value))}`;
  if (key === 'edited')
    return sql<boolean>`greatest(r.edited_at, r.added_at) >= ${before(today, numberOf(key, value))}`;
  if (key === 'introduced') return answeredSince(viewer, before(today, numberOf(key, value)), null, true);
  if (key === 'rated') {
    const [days = '', rating] = value.split(':');
    if (rating !== undefined && !/^[1-4]$/.test(rating)) throw new AnkiRefusal(`invalid search: rated:${value}`);
    return answeredSince(
      viewer,
      before(today, numberOf(key, days)),
      rating === undefined ? null : Number(rating),
      false,
    );
  }
  return key === 'is' ? stateTerm(value.toLowerCase(), today) : propertyTerm(value.toLowerCase(), today);
}

/**
 * Cards with an answer that was not undone; `first`: none earlier. Uncorrelated, so that it is evaluated once and not
 * per card. An undo belongs to the card of its target.
 */
function answeredSince(viewer: Viewer, since: Date, rating: number | null, first: boolean): SqlPart<boolean> {
  const sameCard = (one: string, other: string) =>
    sql.raw(
      ['user_id', 'row_id', 'source_col', 'target_col']
        .map((name) => `${one}.${name} = ${other}.${name}`)
        .join(' and '),
    );
  const effective = sql`${sameCard('e', 'a')} and e.kind = 'answer' and not exists (
    select 1 from review_entries u where ${sameCard('u', 'e')} and u.kind = 'undo' and u.undoes = e.id)`;
  const rated = rating === null ? sql`` : sql`and e.rating = ${rating}`;
  const earlier = first
    ? sql`and not exists (select 1 from review_entries e where ${effective} and e.happened_at < ${since})`
    : sql``;
  return sql<boolean>`((s.row_id, s.source_col, s.target_col) in (
    select a.row_id, a.source_col, a.target_col from review_states a
    where a.user_id = ${viewer.id} and a.last_review >= ${since}
      and exists (select 1 from review_entries e where ${effective} and e.happened_at >= ${since} ${rated}) ${earlier}))`;
}

function stateTerm(state: string, { now, end }: Today): SqlPart<boolean> {
  switch (state) {
    case 'new':
      return sql<boolean>`${isNew}`;
    case 'learn':
      return sql<boolean>`s.stage in ('learning', 'relearning')`;
    case 'review':
      return sql<boolean>`s.stage in ('review', 'relearning')`;
    case 'due':
      return sql<boolean>`(not s.paused and (s.buried_until is null or s.buried_until <= ${now})
        and s.due < case when s.stage = 'review' then ${end}::timestamptz else ${now}::timestamptz end)`;
    case 'suspended':
      return sql<boolean>`coalesce(s.paused, false)`;
    case 'buried':
      return sql<boolean>`coalesce(s.buried_until > ${now}, false)`;
    default:
      throw new AnkiRefusal(`unknown search term: is:${state}`);
  }
}

const PROPERTIES: Readonly<Record<string, (today: Today) => SqlPart>> = {
  ivl: () => interval,
  due: ({ start }) => sql`floor(extract(epoch from s.due - ${start}::timestamptz) / 86400)`,
  reps: () => sql`coalesce(s.reps, 0)`,
  lapses: () => sql`coalesce(s.lapses, 0)`,
  ease: () => ease,
  s: () => sql`s.stability`,
  d: () => sql`((s.difficulty - 1) / 9)`,
};

function propertyTerm(value: string, today: Today): SqlPart<boolean> {
  const [, name = '', sign = '', number = ''] = /^([a-z]+)(>=|<=|!=|=|<|>)(-?\d{1,9}(?:\.\d{1,9})?)$/.exec(value) ?? [];
  const property = Object.hasOwn(PROPERTIES, name) ? PROPERTIES[name] : undefined;
  if (!property) throw new AnkiRefusal(`unknown search term: prop:${value}`);
  return sql<boolean>`(${property(today)} ${sql.raw(sign === '!=' ? '<>' : sign)} ${Number(number)}::double precision)`;
}
