/** Delimiters of programs, the one less likely inside of words first. */
export const OF_PROGRAMS = [
  { delimiter: '\t', needed: 0.2 },
  { delimiter: ';', needed: 0.34 },
  { delimiter: '|', needed: 0.34 },
  { delimiter: ',', needed: 0.6 },
] as const;

/** Separators of people between a word and its meaning; nearly all lines of a pasted list have the first three. */
export const BY_HAND = [
  { delimiter: ' - ', needed: 0.9 },
  { delimiter: ' – ', needed: 0.9 },
  { delimiter: ' = ', needed: 0.9 },
  { delimiter: ' — ', needed: 1 },
  { delimiter: ' → ', needed: 1 },
  { delimiter: ' -> ', needed: 1 },
  { delimiter: ' => ', needed: 1 },
  { delimiter: '::', needed: 1 },
  { delimiter: ' : ', needed: 1 },
  { delimiter: ': ', needed: 1 },
  { delimiter: '→', needed: 1 },
  { delimiter: '—', needed: 1 },
  { delimiter: '–', needed: 1 },
  { delimiter: '=', needed: 1 },
  { delimiter: ':', needed: 1 },
] as const;

export const DELIMITERS = [
  ...OF_PROGRAMS.map(({ delimiter }) => delimiter),
  ...BY_HAND.map(({ delimiter }) => delimiter),
  '',
] as const;
export type Delimiter = (typeof DELIMITERS)[number];
