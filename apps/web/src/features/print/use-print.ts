import { columnName, usedColumns, type ColumnNumber } from '@wordcluster/domain/clusters/cluster';
import type { Paper, PrintLayout } from '@wordcluster/domain/print/sheets';
import { useEffect, useRef, useState } from 'react';
import { asFailure, type ApiFailure } from '../../platform/http/api-failure.ts';
import { call } from '../../platform/http/api.ts';
import type { Cluster } from '../../platform/queries/clusters.ts';

export interface PrintWish {
  layout: PrintLayout;
  paper: Paper;
  answer: ColumnNumber;
  mixed: boolean;
}

/** Where printers hold Letter; everywhere else they hold A4. */
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

/** What shall be printed, and the making of it; `onDone` after the file was given to the browser. */
export function usePrint(cluster: Cluster, rowIds: readonly number[] | null, onDone: () => void) {
  const columns = usedColumns(cluster).map((number) => ({ number, name: columnName(cluster, number) ?? '' }));
  const [wish, setWish] = useState<PrintWish>(() => ({
    layout: 'list',
    paper: usualPaper(),
    answer: columns[1]?.number ?? 1,
    mixed: true,
  }));
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const [busy, setBusy] = useState(false);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function create(): Promise<void> {
    const { layout, paper, answer, mixed } = wish;
    const controller = new AbortController();
    running.current = controller;
    setBusy(true);
    setFailure(null);
    try {
      const pdf = await call('POST /api/clusters/:cluster_id/print', {
        params: { cluster_id: cluster.id },
        body: {
          layout,
          paper,
          answer_column: answer,
          seed: layout === 'worksheet' && mixed ? newSeed() : null,
          ...(rowIds === null ? {} : { row_ids: [...rowIds] }),
        },
        signal: controller.signal,
      });
      // It may have come just as it was cancelled.
      if (controller.signal.aborted) return;
      save(pdf, cluster.title);
      onDone();
    } catch (error) {
      if (!controller.signal.aborted) setFailure(asFailure(error));
    } finally {
      setBusy(false);
    }
  }

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
    /** Ends the making of it; the dialog stays as it is. */
    cancel: () => running.current?.abort(),
  };
}
