import type { Question } from '@wordcluster/domain/review-session/session';
import type { AskedWord } from '../state/asked-word.ts';
import type { Material } from '../state/session-store.ts';
import type { LetterBoxes, SessionVoice } from './SessionScreen.tsx';

/** What every way of asking gets. */
export interface QuestionProps {
  asked: AskedWord;
  question: Question;
  choices: readonly string[];
  material: Material;
  voice: SessionVoice;
  letterBoxes: LetterBoxes;
}
