import Box from '@mui/material/Box';
import { currentWord } from '@wordcluster/domain/review-session/session';
import { useEffect, useMemo, type ReactNode } from 'react';
import { loadGrading } from '../api/load-grading.ts';
import { focusForward } from '../state/focus-forward.ts';
import { goOn } from '../state/answering.ts';
import { useGoingOn } from '../hooks/use-going-on.ts';
import { useSessionKeys } from '../hooks/use-session-keys.ts';
import { askedWord, choicesFor } from '../state/asked-word.ts';
import { usePicturesAfterAnswer } from '../../../platform/storage/pictures-after-answer.ts';
import { QuestionFrame } from '../../../ui/QuestionFrame.tsx';
import { WordPicture } from '../../../ui/WordPicture.tsx';
import { useSession } from '../state/session-store.ts';
import { AnswerShown } from './AnswerShown.tsx';
import { ChooseWord } from './ChooseWord.tsx';
import { Flashcard } from './Flashcard.tsx';
import { MeetWord } from './MeetWord.tsx';
import type { LetterBoxes, SessionVoice } from './question-props.ts';
import { SessionActions } from './SessionActions.tsx';
import { SessionEnd } from './SessionEnd.tsx';
import { SessionHead } from './SessionHead.tsx';
import { TypeWord } from './TypeWord.tsx';

interface SessionScreenProps {
  voice: SessionVoice;
  letterBoxes: LetterBoxes;
  onLeave: () => void;
  /** Practises the words that were answered wrong once more. */
  onAgain: () => void;
  /** Begins more new words than the day allows; absent where there are none, or no account. */
  onMore?: (() => void) | undefined;
  /** What the end shows besides. */
  celebration?: ReactNode;
  outlook?: ReactNode;
}

const pressedIn = (target: EventTarget): Element | null =>
  target instanceof Element ? target.closest('button:not(:disabled), a, input') : null;

const NO_CHOICES: readonly string[] = [];

/** A session: nothing but the word, the answer and how far it is. */
export function SessionScreen({ voice, letterBoxes, ...end }: SessionScreenProps) {
  const { onLeave } = end;
  const practising = useSession(({ practising: one }) => one);
  const latePictures = usePicturesAfterAnswer(({ late }) => late);
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
  const goingOn = useGoingOn(session, material, voice);
  useSessionKeys(choices, onLeave);
  if (session === null || material === null) return null;
  if (question === null || asked === null) return <SessionEnd session={session} material={material} {...end} />;
  const Body = { meet: MeetWord, choose: ChooseWord, type: TypeWord, listen: TypeWord, flashcard: Flashcard }[
    question.way
  ];
  return (
    <Box
      data-session
      onClick={({ target }) => {
        if (goingOn && pressedIn(target) === null) goOn();
      }}
      onClickCapture={({ target, detail }) => {
        // A button that was pressed by pointer leaves Enter to the one thing that is to do.
        if (detail > 0 && pressedIn(target) instanceof HTMLButtonElement) focusForward();
      }}
    >
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
    </Box>
  );
}
