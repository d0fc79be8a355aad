import type { ReadyStyles } from './ready-styles.ts';

/** As `readyStyles`, for languages that are read from the right. */
export const readyStylesMirrored: ReadyStyles | null = null;
