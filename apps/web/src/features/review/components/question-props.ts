import type { Question } from '@wordcluster/domain/review-session/session';
import type { ReactNode } from 'react';
import type { AskedWord, ShownText } from '../state/asked-word.ts';
import type { Material } from '../state/session-store.ts';

/** Text-to-speech of words, provided by the page. */
export interface SessionVoice {
  reads: (text: Pick<ShownText, 'language' | 'recording'>) => boolean;
  play: (asked: AskedWord, text: ShownText) => void;
  /** `name` if the text itself would reveal the answer. */
  button: (asked: AskedWord, text: ShownText, name?: string) => ReactNode;
  /** Reports whether a sound is playing, now and at each change; returns a function that unsubscribes. */
  follow: (tell: (isPlaying: boolean) => void) => () => void;
}

/** The letter boxes of the practice test. */
export type LetterBoxes = (input: {
  column: ShownText;
  typed: string;
  verdict: 'correct' | 'wrong' | null;
  describedBy: string;
  onChange: (typed: string) => void;
}) => ReactNode;

/** Props of every way of asking. */
export interface QuestionProps {
  asked: AskedWord;
  question: Question;
  choices: readonly string[];
  material: Material;
  voice: SessionVoice;
  letterBoxes: LetterBoxes;
}
