import type { ReadyStyles } from '../app/theme/ready-styles.ts';

/** A page as it is drawn first. */
export interface FirstDraw {
  direction: 'ltr' | 'rtl';
  /** The name in the browser's tab, and the page's content. */
  title: string;
  html: string;
  /** The template of the list of clusters. */
  list: string;
}

/** Output of the build: pages by language, and the list's styles, plain and mirrored. */
export interface Drawn {
  draws: Record<string, FirstDraw>;
  ready: { asWritten: ReadyStyles | null; mirrored: ReadyStyles | null };
}
