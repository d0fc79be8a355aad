import type { Paper, PrintLayout } from '@wordcluster/domain/print/sheets';

export interface SheetColumn {
  name: string;
  language: string | null;
}

/** Input of the renderer: all content of the paper. */
export interface Sheet {
  layout: PrintLayout;
  paper: Paper;
  title: string;
  columns: SheetColumn[];
  /** Index of the column on the back of cards and in the gap of worksheets. */
  answer: number;
  /** Cells by row; an empty one is empty text. */
  rows: string[][];
  seed: number | null;
  /** Tag of the user's language, and its text direction. */
  language: string;
  direction: 'ltr' | 'rtl';
  /** Texts beside the words, in the user's language. */
  texts: { name: string; date: string; answers: string; unprintable: string };
}
