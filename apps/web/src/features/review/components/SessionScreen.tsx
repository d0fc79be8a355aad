import { currentWord } from '@wordcluster/domain/review-session/session';
import { useEffect, useMemo, type ReactNode } from 'react';
import { loadGrading } from '../api/load-grading.ts';
import { useSessionKeys } from '../hooks/use-session-keys.ts';
import { askedWord, choicesFor, type AskedWord, type ShownText } from '../state/asked-word.ts';
import { useLatePictures } from '../../../platform/storage/late-pictures.ts';
import { QuestionFrame } from '../../../ui/QuestionFrame.tsx';
import { WordPicture } from '../../../ui/WordPicture.tsx';
import { useSession } from '../state/session-store.ts';
import { AnswerShown } from './AnswerShown.tsx';
import { ChooseWord } from './ChooseWord.tsx';
import { Flashcard } from './Flashcard.tsx';
import { MeetWord } from './MeetWord.tsx';
import { SessionActions } from './SessionActions.tsx';
import { SessionEnd } from './SessionEnd.tsx';
import { SessionHead } from './SessionHead.tsx';
import { TypeWord } from './TypeWord.tsx';

/** Words read aloud, by whoever the page knows for it. */
export interface SessionVoice {
  reads: (text: Pick<ShownText, 'language' | 'recording'>) => boolean;
  play: (asked: AskedWord, text: ShownText) => void;
  button: (asked: AskedWord, text: ShownText) => ReactNode;
}

/** An answer as a row of boxes, one for each letter, by whoever draws them elsewhere. */
export type LetterBoxes = (input: {
  column: ShownText;
  typed: string;
  verdict: 'correct' | 'wrong' | null;
  describedBy: string;
  onChange: (typed: string) => void;
}) => ReactNode;

interface SessionScreenProps {
  voice: SessionVoice;
  letterBoxes: LetterBoxes;
  onLeave: () => void;
  /** Practises the words that were answered wrong once more. */
  onAgain: () => void;
}

const NO_CHOICES: readonly string[] = [];

/** A session: nothing but the word, the answer and how far it is. */
export function SessionScreen({ voice, letterBoxes, onLeave, onAgain }: SessionScreenProps) {
  const practising = useSession(({ practising: one }) => one);
  const latePictures = useLatePictures(({ late }) => late);
  const session = practising?.session ?? null;
  const material = practising?.material ?? null;
  const word = session === null ? null : currentWord(session);
  const question = session?.question ?? null;
  const asked = useMemo(() => (word && material ? askedWord(word, material) : null), [word, material]);
  const choosing = question?.way === 'choose' ? question.seed : null;
  const choices = useMemo(
    () => (word && material && choosing !== null ? choicesFor(word, material, choosing) : NO_CHOICES),
    [word, material, choosing],
  );
  useEffect(() => void loadGrading().catch(() => undefined), []);
  useSessionKeys(choices, onLeave);
  if (session === null || material === null) return null;
  if (question === null || asked === null)
    return <SessionEnd session={session} material={material} onLeave={onLeave} onAgain={onAgain} />;
  const Body = { meet: MeetWord, choose: ChooseWord, type: TypeWord, listen: TypeWord, flashcard: Flashcard }[
    question.way
  ];
  return (
    <QuestionFrame
      name={`${question.key} ${question.shownAt}`}
      head={<SessionHead session={session} asked={asked} onLeave={onLeave} />}
      question={
        <>
          <WordPicture
            address={asked.picture}
            hidden={latePictures && !question.turned && question.answer === null && question.way !== 'meet'}
          />
          <Body {...{ asked, question, choices, material, voice, letterBoxes }} />
        </>
      }
      answer={<AnswerShown question={question} asked={asked} voice={voice} />}
      actions={<SessionActions question={question} asked={asked} />}
    />
  );
}
