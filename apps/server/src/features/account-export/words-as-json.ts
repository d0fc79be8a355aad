import { setImmediate } from 'node:timers/promises';
import { sql, type Selectable } from 'kysely';
import type { Context } from '../../context.ts';
import type { Db } from '../../database/client.ts';
import type { ClustersTable } from '../../database/schema/clusters.ts';
import { outgoingFiles } from '../media/file-names.ts';
import { logPortions } from '../reviews/log-portions.ts';
import { standingEntries } from '../reviews/standing-answers.ts';
import type { AccountRow } from '../transfer/words/account-file.ts';
import { installation } from '../transfer/words/guids.ts';

/** Where a file lies in the archive. */
export const mediaEntry = (name: string) => `media/${name}`;

/** Rows read at a time, with their answers: none of it waits in memory for a slow reader. */
const BATCH = 500;

/** The words of an account with their tags and all that was answered and still stands, in pieces of the JSON that goes back in. */
export async function* wordsAsJson(
  context: Context,
  userId: number,
  clusters: readonly Selectable<ClustersTable>[],
): AsyncGenerator<string> {
  yield `{"wordcluster":1,"installation":"${installation(context)}","clusters":[`;
  for (const [index, cluster] of clusters.entries()) {
    const { id, title, description, col_1_name, col_2_name, col_3_name } = cluster;
    const { col_1_language, col_2_language, col_3_language } = cluster;
    const columns = { col_1_name, col_2_name, col_3_name, col_1_language, col_2_language, col_3_language };
    const head = JSON.stringify({ id, title, description, ...columns }).slice(0, -1);
    yield `${index === 0 ? '\n' : ',\n'}${head},"rows":[`;
    let first = true;
    const files = cluster.has_media ? await outgoingFiles(context.db, { id, ownerId: userId }) : [];
    const media = Map.groupBy(files, ({ row_id }) => row_id);
    for await (const written of rowsOf(context.db, userId, id)) {
      const rows = written.map((row) => ({
        ...row,
        media: (media.get(row.id) ?? []).map(({ slot, name }) => ({ slot, name: mediaEntry(name) })),
      }));
      yield rows.map((row, place) => `${first && place === 0 ? '\n' : ',\n'}${JSON.stringify(row)}`).join('');
      first = false;
    }
    yield ']}';
  }
  yield ']}\n';
}

async function* rowsOf(db: Db, userId: number, clusterId: number): AsyncGenerator<Omit<AccountRow, 'media'>[]> {
  let last = '-Infinity';
  for (;;) {
    const rows = await db
      .selectFrom('cluster_rows')
      .select(['id', 'position', 'col_1_value', 'col_2_value', 'col_3_value', 'tags'])
      .where('cluster_id', '=', clusterId)
      .where('user_id', '=', userId)
      .where('position', '>', last)
      .orderBy('position')
      .limit(BATCH)
      .execute();
    const end = rows.at(-1);
    if (!end) return;
    last = end.position;
    for (const portion of await logPortions(db, userId, rows, { idOf: ({ id }) => id })) {
      const ids = portion.map(({ id }) => id);
      const answers = await answersOf(db, userId, ids);
      yield portion.map(({ id, col_1_value, col_2_value, col_3_value, tags }) => ({
        id,
        values: [col_1_value, col_2_value, col_3_value],
        tags: tags ?? [],
        reviews: answers.get(id) ?? [],
      }));
      // A long log is work for a moment: others have their turn.
      await setImmediate();
    }
  }
}

type Stored = Omit<AccountRow['reviews'][number], 'kind' | 'stability' | 'difficulty'> & {
  kind: AccountRow['reviews'][number]['kind'] | 'undo';
  undoes: string | null;
  row_id: number;
  stability: number | null;
  difficulty: number | null;
};

/** What was answered of rows and not taken back, in its order. */
async function answersOf(db: Db, userId: number, rowIds: number[]): Promise<Map<number, AccountRow['reviews']>> {
  const { rows } = await sql<Stored>`
    select e.row_id, e.id, e.kind, e.source_col as source, e.target_col as target,
      floor(extract(epoch from e.happened_at) * 1000)::bigint as at, e.rating, e.verdict, e.way, e.duration_ms as took,
      e.stability, e.difficulty, e.undoes
    from review_entries e
    where e.user_id = ${userId} and e.row_id = any(${rowIds}::bigint[])
      and e.source_col is not null and e.target_col is not null
    order by e.happened_at, e.id`.execute(db);
  const answers = new Map<number, AccountRow['reviews']>();
  for (const { row_id, stability, difficulty, undoes: _, kind, ...rest } of standingEntries(rows)) {
    if (kind === 'undo') continue;
    const spoken = { ...rest, kind };
    const answer = stability === null || difficulty === null ? spoken : { ...spoken, stability, difficulty };
    const known = answers.get(row_id);
    if (known) known.push(answer);
    else answers.set(row_id, [answer]);
  }
  return answers;
}
