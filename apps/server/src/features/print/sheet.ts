import type { Paper, PrintLayout } from '@wordcluster/domain/print/sheets';

export interface SheetColumn {
  name: string;
  language: string | null;
}

/** What the thread is told to draw: everything that stands on the paper. */
export interface Sheet {
  layout: PrintLayout;
  paper: Paper;
  title: string;
  columns: SheetColumn[];
  /** Which of them is the back of cards and the gap of worksheets, from 0. */
  answer: number;
  /** Cells by row; an empty one is empty text. */
  rows: string[][];
  seed: number | null;
  /** Tag of the person's language, and where its lines begin. */
  language: string;
  direction: 'ltr' | 'rtl';
  /** What stands on the paper beside the words, in the person's language. */
  texts: { name: string; date: string; answers: string; unprintable: string };
}
