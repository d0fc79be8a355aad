/** The words of the little cluster that practises itself beside the login form. */
export const WORDS = [
  { question: 'luciérnaga', answer: 'firefly' },
  { question: 'susurro', answer: 'whisper' },
  { question: 'sombra', answer: 'shadow' },
  { question: 'estrella', answer: 'star' },
] as const;

interface MiniatureFrame {
  word: number;
  /** Letters typed so far. */
  typed: number;
  evaluating: boolean;
}

/** Steps: each letter, a breath, the verdict for three breaths, then the next word. */
export function frameAt(step: number): MiniatureFrame {
  let left = step;
  for (let word = 0; ; word = (word + 1) % WORDS.length) {
    const letters = WORDS[word]?.answer.length ?? 0;
    const length = letters + 7;
    if (left < length) return { word, typed: Math.min(left, letters), evaluating: left > letters };
    left -= length;
  }
}

/** How many steps one round through all words takes. */
export const ROUND = WORDS.reduce((sum, { answer }) => sum + answer.length + 7, 0);
export const STEP_MS = 260;
