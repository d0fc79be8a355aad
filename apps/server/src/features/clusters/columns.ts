import { message } from '@wordcluster/domain/messages/all';
import { columnLanguage, type ClusterColumns, type ColumnNumber } from '@wordcluster/domain/clusters/cluster';
import type { Db } from '../../database/client.ts';
import { invalidField, notFound } from '../../failure.ts';
import type { ClusterKey } from './cluster-key.ts';

/** Names and languages of a cluster's columns. The caller has checked the right to read. */
export async function columnsOf(db: Db, cluster: ClusterKey): Promise<ClusterColumns> {
  const columns = await db
    .selectFrom('clusters')
    .select(['col_1_name', 'col_2_name', 'col_3_name', 'col_1_language', 'col_2_language', 'col_3_language'])
    .where('id', '=', cluster.id)
    .where('user_id', '=', cluster.ownerId)
    .executeTakeFirst();
  if (!columns) throw notFound('The cluster');
  return columns;
}

/** The language of a column; a 422 for `field` if it has none. */
export function languageOf(columns: ClusterColumns, column: ColumnNumber, field: string): string {
  const language = columnLanguage(columns, column);
  if (language === null) throw invalidField(field, message('cluster.language_missing'));
  return language;
}
