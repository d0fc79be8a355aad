import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import type { SqlPart } from '../../database/prepared.ts';
import { plain, same, type Deck } from './decks.ts';

const MOST_FOUND = 1000;
const MOST_WORDS = 20;

interface Term {
  key: string | null;
  value: string;
}

/** The parts of a search as Anki divides it: words, and phrases in quotation marks, each perhaps with a key before a colon. */
export function termsOf(query: string): Term[] {
  const words = query.match(/(?:[^\s"]|"[^"]*")+/g) ?? [];
  return words.slice(0, MOST_WORDS).map((word) => {
    const text = word.replaceAll('"', '');
    const colon = text.indexOf(':');
    return colon < 1 ? { key: null, value: text } : { key: text.slice(0, colon), value: text.slice(colon + 1) };
  });
}

const anywhere = (value: string) => `%${value.replace(/[\\%_]/g, '\\$&')}%`;
/** A whole field; `*` stands for anything. */
const whole = (value: string) => value.replace(/[\\%_]/g, '\\$&').replaceAll('*', '%');

/** The rows that a search of Anki finds in these decks: by deck, tag, number, field or anything in them. All parts must fit. */
export async function findNotes({ db }: Context, decks: readonly Deck[], query: string): Promise<number[]> {
  const terms = termsOf(query);
  const chosen = decks.filter((deck) =>
    terms.every(({ key, value }) => key !== 'deck' || same(deck.name.replaceAll('"', ''), value) || value === '*'),
  );
  const conditions = chosen.map((deck) => conditionOf(deck, terms));
  const any = conditions.filter((condition) => condition !== null);
  if (any.length === 0) return [];
  const { rows } = await sql<{ id: number }>`
    select r.id from cluster_rows r where ${sql.join(any, sql` or `)} order by r.id limit ${MOST_FOUND}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Of rows in one deck; null where one of the terms fits none of them. */
function conditionOf(deck: Deck, terms: readonly Term[]): SqlPart | null {
  const parts: SqlPart[] = [sql`r.cluster_id = ${deck.id}`];
  for (const { key, value } of terms) {
    if (key === 'deck' || (key === null && value === '*')) continue;
    if (key === null) {
      const cells = deck.fields.map(({ column }) => sql`${sql.ref(`r.col_${column}_value`)} ilike ${anywhere(value)}`);
      parts.push(sql`(${sql.join(cells, sql` or `)})`);
    } else if (key === 'nid') parts.push(sql`r.id = any(${idsOf(value)}::bigint[])`);
    else if (key === 'tag') parts.push(sql`${value} = any(r.tags)`);
    else if (key === 'note') {
      if (!same(deck.name, value)) return null;
    } else {
      const field = deck.fields.find(({ name }) => same(name, key));
      if (!field) return null;
      parts.push(sql`${sql.ref(`r.col_${field.column}_value`)} ilike ${whole(plain(value))}`);
    }
  }
  return sql`(${sql.join(parts, sql` and `)})`;
}

/** Whether a word stands in the first column of a deck, in whatever case. */
export async function hasWord({ db }: Context, deck: Deck, word: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from cluster_rows r
    where r.cluster_id = ${deck.id} and lower(r.col_1_value) = lower(${word.trim().normalize('NFC')}) limit 1`.execute(
    db,
  );
  return rows.length > 0;
}

const idsOf = (value: string): number[] =>
  value
    .split(',')
    .filter((id) => /^[1-9]\d{0,14}$/.test(id))
    .map(Number);

/** A note as programs for Anki read it. */
interface NoteInfo {
  noteId: number;
  modelName: string;
  tags: string[];
  fields: Record<string, { value: string; order: number }>;
  cards: number[];
}

/** Notes in the order in which they were asked for; an empty object for each that is not there. */
export async function notesInfo(
  { db }: Context,
  decks: readonly Deck[],
  ids: readonly number[],
  html: (text: string) => string,
): Promise<(NoteInfo | Record<string, never>)[]> {
  const { rows } = await sql<{ id: number; cluster_id: number; values: (string | null)[]; tags: string[] | null }>`
    select r.id, r.cluster_id, json_build_array(r.col_1_value, r.col_2_value, r.col_3_value) as values, r.tags
    from cluster_rows r
    where r.id = any(${ids}::bigint[]) and r.cluster_id = any(${decks.map(({ id }) => id)}::bigint[])`.execute(db);
  const found = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => {
    const row = found.get(id);
    const deck = decks.find((one) => one.id === row?.cluster_id);
    if (!row || !deck) return {};
    const fields = deck.fields.map(({ name, column }, order) => [
      name,
      { value: html(row.values[column - 1] ?? ''), order },
    ]);
    return { noteId: id, modelName: deck.name, tags: row.tags ?? [], fields: Object.fromEntries(fields), cards: [id] };
  });
}
