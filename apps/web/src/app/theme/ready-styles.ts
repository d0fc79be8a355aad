/** Emotion's styles of a first draw, compiled ahead. */
export interface ReadyStyles {
  /** Of classes, as Emotion names them, without its key. */
  names: readonly string[];
  /** Their rules, one after the other. */
  css: string;
  /** Global styles, each under its name. */
  globals: readonly (readonly [name: string, css: string])[];
}

/** Put in at build (build-steps/prerender.ts), where the list of clusters is drawn. In development and in tests Emotion compiles all of them. */
export const readyStyles: ReadyStyles | null = null;
