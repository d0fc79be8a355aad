import {
  columnLanguage,
  columnName,
  usedColumns,
  type ClusterColumns,
  type ColumnNumber,
} from '@wordcluster/domain/clusters/cluster';

/** A column as the table shows it. */
export interface TableColumn {
  number: ColumnNumber;
  name: string;
  language: string | null;
}

export const tableColumns = (cluster: ClusterColumns): TableColumn[] =>
  usedColumns(cluster).map((number) => ({
    number,
    name: columnName(cluster, number) ?? '',
    language: columnLanguage(cluster, number),
  }));
