import { columnLanguage, columnName, usedColumns, type ColumnNumber } from '@wordcluster/domain/clusters/cluster';
import type { Paper, PrintLayout } from '@wordcluster/domain/print/sheets';
import { useCallback, useEffect, useRef, useState } from 'react';
import { asFailure, type ApiFailure } from '../../platform/http/api-failure.ts';
import { call } from '../../platform/http/api.ts';
import { queryClient } from '../../platform/http/query-client.ts';
import { rowsQuery, type Cluster } from '../../platform/queries/clusters.ts';
import { printedRows, type PrintedSheet } from './sheet.ts';

export interface PrintWish {
  layout: PrintLayout;
  paper: Paper;
  answer: ColumnNumber;
  mixed: boolean;
}

/** Countries with Letter paper; everywhere else A4. */
const LETTER = /-(US|CA|MX|PH|CL|CO|VE|CR|GT|PA|DO|PR)\b/i;

const usualPaper = (): Paper => (LETTER.test(navigator.language) ? 'letter' : 'a4');

/** A seed of 32 bits. */
const newSeed = () => crypto.getRandomValues(new Uint32Array(1))[0] ?? 1;

function save(pdf: Blob, title: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(pdf);
  link.download = `${title}.pdf`;
  link.click();
  // Some browsers read it only after the click has been dealt with.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

const printedColumns = (cluster: Cluster) =>
  usedColumns(cluster).map((number) => ({
    number,
    name: columnName(cluster, number) ?? '',
    language: columnLanguage(cluster, number),
  }));

/** State of the print dialog; `onDone` after the file was given to the browser. */
export function usePrint(cluster: Cluster, rowIds: readonly number[] | null, onDone: () => void) {
  const columns = printedColumns(cluster);
  const [wish, setWish] = useState<PrintWish>(() => ({
    layout: 'list',
    paper: usualPaper(),
    answer: columns[1]?.number ?? 1,
    mixed: true,
  }));
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const tried = useRef<'pdf' | 'paper'>('pdf');
  const [busy, setBusy] = useState<'pdf' | 'paper' | null>(null);
  const [sheet, setSheet] = useState<PrintedSheet | null>(null);
  const seedOf = () => (wish.layout === 'worksheet' && wish.mixed ? newSeed() : null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function create(): Promise<void> {
    const { layout, paper, answer } = wish;
    const controller = new AbortController();
    running.current = controller;
    tried.current = 'pdf';
    setBusy('pdf');
    setFailure(null);
    try {
      const pdf = await call('POST /api/clusters/:cluster_id/print', {
        params: { cluster_id: cluster.id },
        body: {
          layout,
          paper,
          answer_column: answer,
          seed: seedOf(),
          ...(rowIds === null ? {} : { row_ids: [...rowIds] }),
        },
        signal: controller.signal,
      });
      // It may have arrived just when it was cancelled.
      if (controller.signal.aborted) return;
      save(pdf, cluster.title);
      onDone();
    } catch (error) {
      if (!controller.signal.aborted) setFailure(asFailure(error));
    } finally {
      setBusy(null);
    }
  }

  /** Renders the sheet in the page and opens the browser's print dialog. */
  async function print(): Promise<void> {
    tried.current = 'paper';
    setBusy('paper');
    setFailure(null);
    try {
      const rows = printedRows(await queryClient.fetchQuery(rowsQuery(cluster.id)), columns, rowIds);
      const answer = Math.max(
        0,
        columns.findIndex(({ number }) => number === wish.answer),
      );
      const { layout, paper } = wish;
      setSheet({ layout, paper, title: cluster.title, columns, answer, rows, seed: seedOf() });
    } catch (error) {
      setFailure(asFailure(error));
      setBusy(null);
    }
  }
  const sent = useCallback(() => setBusy(null), []);

  return {
    columns,
    wish,
    change: (part: Partial<PrintWish>) => {
      setFailure(null);
      setWish((before) => ({ ...before, ...part }));
    },
    busy,
    failure,
    create,
    print,
    again: () => (tried.current === 'pdf' ? create() : print()),
    /** The printed content; mounted until the dialog closes, as some browsers read it later. */
    sheet,
    sent,
    /** Cancels rendering; the dialog stays. */
    cancel: () => running.current?.abort(),
  };
}
