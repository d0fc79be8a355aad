import type { Question } from '@wordcluster/domain/review-session/session';
import type { ReactNode } from 'react';
import type { AskedWord, ShownText } from '../state/asked-word.ts';
import type { Material } from '../state/session-store.ts';

/** Text-to-speech of words, given by the page. */
export interface SessionVoice {
  reads: (text: Pick<ShownText, 'language' | 'recording'>) => boolean;
  play: (asked: AskedWord, text: ShownText) => void;
  /** `name` where the text itself would give the answer away. */
  button: (asked: AskedWord, text: ShownText, name?: string) => ReactNode;
  /** Says whether something is heard, now and at each change; returns what ends that. */
  follow: (tell: (isHeard: boolean) => void) => () => void;
}

/** An answer as a row of boxes, one for each letter, drawn by the practice test's component. */
export type LetterBoxes = (input: {
  column: ShownText;
  typed: string;
  verdict: 'correct' | 'wrong' | null;
  describedBy: string;
  onChange: (typed: string) => void;
}) => ReactNode;

/** What every way of asking gets. */
export interface QuestionProps {
  asked: AskedWord;
  question: Question;
  choices: readonly string[];
  material: Material;
  voice: SessionVoice;
  letterBoxes: LetterBoxes;
}
