import {
  acceptedLanguage,
  directionOf,
  type InterfaceLanguage,
} from '@wordcluster/domain/languages/interface-languages';
import type { FastifyInstance } from 'fastify';
import { throttle } from '../../access/throttle.ts';
import type { Context, Viewer } from '../../context.ts';
import type { Feature } from '../../feature.ts';
import { callSignal, route } from '../../http/contract-route.ts';
import { sheetPrinter, type SheetPrinter } from './sheet-printer.ts';
import type { BodyOf } from '@wordcluster/contract/types';
import {
  columnLanguage,
  columnName,
  rowValue,
  usedColumns,
  type ColumnNumber,
  type RowValues,
} from '@wordcluster/domain/clusters/cluster';
import { message } from '@wordcluster/domain/messages/all';
import { MAX_PRINTED_LETTERS, MAX_PRINTED_ROWS } from '@wordcluster/domain/print/sheets';
import { Failure, invalidField, notFound } from '../../failure.ts';
import { translate } from '../../mail/translate.ts';
import { inCluster, isCluster, type ClusterKey } from '../clusters/cluster-key.ts';
import { assertReadable } from '../clusters/policy.ts';
import { attachment, fileName } from '../transfer/export/file-name.ts';
import type { Sheet } from './sheet.ts';

type Wish = BodyOf<'POST /api/clusters/:cluster_id/print'> & { language: InterfaceLanguage };

interface PrintedFile {
  disposition: string;
  content: Buffer;
}

/** Renders a cluster, or some of its rows, for users with read access. */
async function printCluster(
  context: Context & { printer: SheetPrinter },
  viewer: Viewer,
  clusterId: number,
  wish: Wish,
  signal?: AbortSignal,
): Promise<PrintedFile> {
  const key = await assertReadable(context, viewer, clusterId);
  const cluster = await context.db.selectFrom('clusters').selectAll().where(isCluster(key)).executeTakeFirst();
  if (!cluster) throw notFound('The cluster');
  const { language } = wish;
  const columns = usedColumns(cluster);
  const answer = answerColumn(wish, columns);
  const rows = await readRows(context, key, wish.row_ids);
  const content = await context.printer.draw(
    viewer.id,
    {
      layout: wish.layout,
      paper: wish.paper,
      title: cluster.title,
      columns: columns.map((column) => ({
        name: columnName(cluster, column) ?? '',
        language: columnLanguage(cluster, column),
      })),
      answer: columns.indexOf(answer),
      rows: rows.map((row) => columns.map((column) => rowValue(row, column) ?? '')),
      seed: wish.seed ?? null,
      language,
      direction: directionOf(language),
      texts: textsIn(language),
    },
    signal,
  );
  return { disposition: attachment(fileName(cluster.title, 'pdf')), content };
}

function answerColumn({ layout, answer_column }: Wish, columns: readonly ColumnNumber[]): ColumnNumber {
  const column = answer_column ?? columns[1] ?? 1;
  if (!columns.includes(column)) throw invalidField('answer_column', message('print.no_such_column'));
  if (layout !== 'list' && columns.length < 2) throw invalidField('layout', message('print.one_column'));
  return column;
}

/** Reads one row more than the limit, so that a cluster of any size is refused at the same cost. */
async function readRows({ db }: Context, key: ClusterKey, ids: readonly number[] | undefined): Promise<RowValues[]> {
  const rows = await db
    .selectFrom('cluster_rows')
    .select(['col_1_value', 'col_2_value', 'col_3_value'])
    .where(inCluster(key))
    .$if(ids !== undefined, (query) => query.where('id', 'in', ids ?? []))
    .orderBy('position')
    .limit(MAX_PRINTED_ROWS + 1)
    .execute();
  if (rows.length === 0) throw new Failure('invalid', message('print.nothing'));
  if (rows.length > MAX_PRINTED_ROWS)
    throw new Failure('invalid', message('print.too_many_rows', { most: MAX_PRINTED_ROWS }));
  if (lettersOf(rows) > MAX_PRINTED_LETTERS) throw new Failure('invalid', message('print.too_long'));
  return rows;
}

const lettersOf = (rows: readonly RowValues[]) =>
  rows.reduce(
    (sum, { col_1_value, col_2_value, col_3_value }) =>
      sum + (col_1_value?.length ?? 0) + (col_2_value?.length ?? 0) + (col_3_value?.length ?? 0),
    0,
  );

const textsIn = (language: InterfaceLanguage): Sheet['texts'] => ({
  name: translate(message('print.name'), language),
  date: translate(message('print.date'), language),
  answers: translate(message('print.answers'), language),
  unprintable: translate(message('print.unprintable'), language),
});

/** Rate limit: each takes seconds of processor time, unlike ordinary calls. */
const PRINTING = { times: 30, seconds: 60 };

/** Sheets of paper. */
function printRoutes(app: FastifyInstance, serverContext: Context): void {
  const printer = sheetPrinter();
  const context = { ...serverContext, printer };
  app.addHook('onClose', async () => printer.stop());
  route(app, 'POST /api/clusters/:cluster_id/print', async ({ viewer, params, body, request, reply }) => {
    await throttle(context, `print:${viewer.id}`, PRINTING);
    const language = acceptedLanguage(request.headers['accept-language']) ?? 'en';
    const { disposition, content } = await printCluster(
      context,
      viewer,
      params.cluster_id,
      { ...body, language },
      callSignal(reply),
    );
    return reply
      .header('content-type', 'application/pdf')
      .header('content-disposition', disposition)
      .header('cache-control', 'private, no-store')
      .send(content);
  });
}

export const print: Feature = { routes: printRoutes };
