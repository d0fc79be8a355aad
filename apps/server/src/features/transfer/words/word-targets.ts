import { rowsLeft } from '@wordcluster/domain/clusters/free-plan';
import { isLanguageCode } from '@wordcluster/domain/languages/languages';
import { codePointLength } from '@wordcluster/domain/text/characters';
import { sql } from 'kysely';
import { plansAt } from '../../../access/premium.ts';
import type { Context, Viewer } from '../../../context.ts';
import type { Db } from '../../../database/client.ts';
import { Failure } from '../../../failure.ts';
import { mayWrite } from '../../clusters/cluster-access.ts';
import type { ClusterKey } from '../../clusters/cluster-key.ts';
import { assertClusterLimit } from '../../clusters/create-cluster.ts';
import { lockCluster } from '../../rows/lock-cluster.ts';
import type { AccountCluster } from './account-file.ts';
import type { ColumnFields, WordRow } from './word-rows.ts';

export type WordsTarget = { into: 'decks' } | { into: 'one'; title: string } | { into: 'cluster'; clusterId: number };

export interface WordNames {
  decks: ReadonlyMap<number, string>;
  columns: ReadonlyMap<number, ColumnFields | null>;
  /** Languages of fields, by note type. */
  languages: ReadonlyMap<number, ReadonlyMap<string, string>>;
  /** Of an account's archive: clusters that are made again as they were. */
  clusters: ReadonlyMap<number, AccountCluster>;
}

interface Targeting {
  context: Context;
  trx: Db;
  viewer: Viewer;
  target: WordsTarget;
  names: WordNames;
}

/** A cluster changed by the import, with its remaining capacity and its last row's position. */
interface OpenCluster extends ClusterKey {
  title: string;
  capacity: number;
  position: bigint;
}

/** Target clusters of an import: opened once, created if missing. */
export function wordTargets(targeting: Targeting) {
  const { context, trx, viewer, target, names } = targeting;
  const clusters = new Map<number, OpenCluster>();
  /** By deck; null if the plan's limit of clusters is reached. */
  const targets = new Map<number, OpenCluster | null>();

  return {
    open,
    /** Of a deck; `row` is its first new one. Null if the plan's limit of clusters is reached. */
    async ofDeck(deck: number, row: WordRow): Promise<OpenCluster | null> {
      const known = targets.get(deck);
      if (known !== undefined) return known;
      const found = await targetFor(deck, row);
      targets.set(deck, found);
      return found;
    },
    /** Those that are open, in the order in which they were opened. */
    all: (): OpenCluster[] => [...clusters.values()],
  };

  /** Target of a deck's new rows: the chosen cluster, that of the deck's earlier rows, or a new one. */
  async function targetFor(deck: number, row: WordRow): Promise<OpenCluster | null> {
    if (target.into === 'cluster') return open(target.clusterId);
    if (target.into === 'one') {
      const made = [...targets.values()].find((one) => one !== undefined);
      return targets.size > 0 ? (made ?? null) : create(target.title, row);
    }
    const name = names.decks.get(deck) ?? '';
    const earlier = await sql<{ cluster_id: number }>`
      select r.cluster_id from imported_notes n join cluster_rows r on r.id = n.row_id and r.user_id = n.user_id
        join clusters c on c.id = r.cluster_id and c.user_id = n.user_id
      where n.user_id = ${viewer.id} and n.deck = ${name} and ${mayWrite(sql`${viewer.id}::bigint`, plansAt(context))}
      order by n.row_id desc limit 1`.execute(trx);
    const found = earlier.rows[0];
    return found ? open(found.cluster_id) : create(name, row);
  }

  async function opened(id: number): Promise<OpenCluster> {
    const { ownerId, row_count, last_position } = await lockCluster(context, trx, viewer, id);
    const { title } = await trx
      .selectFrom('clusters')
      .select('title')
      .where('id', '=', id)
      .where('user_id', '=', ownerId)
      .executeTakeFirstOrThrow();
    const capacity = rowsLeft({ premium: viewer.premium, rows: row_count });
    // Behind the last row, also after rows were moved.
    return { id, ownerId, title, capacity, position: BigInt(Math.ceil(Number(last_position))) };
  }

  async function open(id: number): Promise<OpenCluster> {
    const known = clusters.get(id) ?? (await opened(id));
    clusters.set(id, known);
    return known;
  }

  async function create(name: string, row: WordRow): Promise<OpenCluster | null> {
    try {
      await assertClusterLimit(trx, viewer);
    } catch (error) {
      if (error instanceof Failure && error.code === 'plan_limit') return null;
      throw error;
    }
    const made = await insertCluster(targeting, name, row);
    clusters.set(made.id, made);
    return made;
  }
}

/** A new cluster with the titles and languages of the row's columns in the file, or as an account's archive has it. */
async function insertCluster(
  { context, trx, viewer, target, names }: Targeting,
  name: string,
  row: WordRow,
): Promise<OpenCluster> {
  const now = context.clock.now();
  const fields = names.columns.get(row.noteType) ?? [null, null, null];
  const [first, second, third] = fields.map((field, index) =>
    field === null ? null : columnTitle(field, index === 1 && field === fields[0] ? `${field} 2` : field, index),
  );
  const spoken = names.languages.get(row.noteType);
  const languages = distinctInOrder(fields.map((field) => (field === null ? null : (spoken?.get(field) ?? null))));
  const { key: _, ...again } = names.clusters.get(row.deck) ?? {
    key: '',
    title: clusterTitle(name),
    description: null,
    col_1_name: first ?? 'Column 1',
    col_2_name: second ?? null,
    col_3_name: third ?? null,
    col_1_language: languages[0] ?? null,
    col_2_language: languages[1] ?? null,
    col_3_language: languages[2] ?? null,
  };
  const { id, title } = await trx
    .insertInto('clusters')
    .values({
      ...again,
      ...(target.into === 'one' && { title: clusterTitle(name) }),
      user_id: viewer.id,
      created_at: now,
      updated_at: now,
      removed_at: null,
    })
    .returning(['id', 'title'])
    .executeTakeFirstOrThrow();
  return {
    id,
    ownerId: viewer.id,
    title,
    capacity: rowsLeft({ premium: viewer.premium, rows: 0 }),
    position: 0n,
  };
}

/** As the dialog of a cluster has it: each language once, and none behind a column without one. */
export function distinctInOrder(languages: readonly (string | null)[]): (string | null)[] {
  const taken = new Set<string>();
  let open = true;
  return languages.map((language) => {
    open &&= language !== null && isLanguageCode(language) && !taken.has(language);
    if (!open || language === null) return null;
    taken.add(language);
    return language;
  });
}

const cleaned = (text: string) =>
  text
    .replace(/[\p{Cc}\uFFFE\uFFFF]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
const cut = (text: string, max: number) => Array.from(text).slice(0, max).join('').trim();

/** Too short names are lengthened, too long ones cut, as a file's author knew none of the limits here. */
export const clusterTitle = (deck: string): string => {
  const title = cleaned(deck.replaceAll('::', ': '));
  return cut(codePointLength(title) < 3 ? `Anki ${title}` : title, 120);
};

export const columnTitle = (field: string, named: string, index: number): string => {
  const title = cleaned(named) || cleaned(field);
  return cut(codePointLength(title) < 2 ? `${title || 'Column'} ${index + 1}` : title, 60);
};
