import Box from '@mui/material/Box';
import { currentWord } from '@wordcluster/domain/review-session/session';
import { useEffect, useMemo, type ReactNode, useId, useRef, useState, type PointerEvent } from 'react';
import { loadGrading } from '../api/load-grading.ts';
import { focusForward } from '../state/focus-forward.ts';
import { goOn, chosen, rate, flip } from '../state/answering.ts';
import { useGoingOn } from '../hooks/use-going-on.ts';
import { useSessionKeys } from '../hooks/use-session-keys.ts';
import { askedWord, choicesFor } from '../state/asked-word.ts';
import { usePicturesAfterAnswer } from '../../../platform/storage/pictures-after-answer.ts';
import { QuestionFrame } from '../../../ui/QuestionFrame.tsx';
import { WordPicture } from '../../../ui/WordPicture.tsx';
import { useSession } from '../state/session-store.ts';
import { AnswerShown } from './AnswerShown.tsx';
import type { LetterBoxes, SessionVoice, QuestionProps } from './question-props.ts';
import { SessionActions } from './SessionActions.tsx';
import { SessionEnd } from './SessionEnd.tsx';
import { SessionHead } from './SessionHead.tsx';
import { TypeWord } from './TypeWord.tsx';
import { useLingui, Trans } from '@lingui/react/macro';
import { textDirection } from '@wordcluster/domain/languages/languages';
import { ChoiceButton } from '../../../ui/ChoiceButton.tsx';
import { WordLabel } from '../../../ui/LargeWord.tsx';
import { ShownWords, FurtherColumns } from './ShownWords.tsx';
import Typography from '@mui/material/Typography';
import { Sparkles } from 'lucide-react';

/** A new word: shown with all its columns, and read aloud. */
function MeetWord({ asked, material, voice }: QuestionProps) {
  const { t } = useLingui();
  const group = useRef<HTMLFieldSetElement>(null);
  const { autoplay } = material.settings;
  // Once per word: the page's voice object changes whenever its data do.
  const first = useRef({ asked, voice, autoplay });
  useEffect(() => {
    group.current?.focus({ preventScroll: true });
    const { asked: shown, voice: reader, autoplay: wanted } = first.current;
    if (wanted && reader.reads(shown.expected)) reader.play(shown, shown.expected);
  }, []);
  return (
    <Box
      ref={group}
      component="fieldset"
      tabIndex={-1}
      aria-label={t`New word`}
      sx={{ outline: 'none', border: 0, p: 0, m: 0, minWidth: 0 }}
    >
      <Typography
        variant="subtitle2"
        component="p"
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'center',
          gap: 1,
          mb: 3,
          color: 'primary.main',
        }}
      >
        <Sparkles size={18} aria-hidden />
        <Trans>New word</Trans>
      </Typography>
      <ShownWords asked={asked} shown={asked.question} voice={voice} />
      <Box sx={{ mt: 3 }}>
        <ShownWords asked={asked} shown={asked.expected} voice={voice} />
      </Box>
      <FurtherColumns asked={asked} />
    </Box>
  );
}

interface SwipeInput {
  enabled: boolean;
  onLeft: () => void;
  onRight: () => void;
}

/** Pixels from which on a movement of the finger is meant. */
const MEANT = 96;

/** A card that follows the finger; let go far enough to a side, it is swiped. Mice select text instead. */
function useSwipe({ enabled, onLeft, onRight }: SwipeInput) {
  // A ref besides state: a quick swipe ends before anything is rendered.
  const start = useRef<{ id: number; x: number } | null>(null);
  const [offset, setOffset] = useState(0);
  const end = () => {
    start.current = null;
    setOffset(0);
  };
  const handlers = {
    onPointerDown: ({ pointerId, pointerType, clientX }: PointerEvent) => {
      if (enabled && pointerType !== 'mouse') start.current = { id: pointerId, x: clientX };
    },
    onPointerMove: ({ pointerId, clientX }: PointerEvent) => {
      if (start.current?.id === pointerId) setOffset(clientX - start.current.x);
    },
    onPointerUp: ({ pointerId, clientX }: PointerEvent) => {
      if (start.current?.id !== pointerId) return;
      const moved = clientX - start.current.x;
      end();
      if (moved <= -MEANT) onLeft();
      if (moved >= MEANT) onRight();
    },
    onPointerCancel: end,
  };
  return { offset, handlers };
}

/** A flashcard: turned, then rated by button, key or swipe. */
function Flashcard({ asked, question, material, voice }: QuestionProps) {
  const { t } = useLingui();
  const { turned } = question;
  const card = useRef<HTMLFieldSetElement>(null);
  const { offset, handlers } = useSwipe({
    enabled: turned,
    onLeft: () => rate(1),
    onRight: () => rate(3),
  });
  useEffect(() => card.current?.focus({ preventScroll: true }), []);
  const played = useRef(false);
  const { autoplay } = material.settings;
  useEffect(() => {
    if (!turned || played.current || !autoplay) return;
    played.current = true;
    if (voice.reads(asked.expected)) voice.play(asked, asked.expected);
  }, [turned, autoplay, voice, asked]);
  return (
    <Box
      ref={card}
      component="fieldset"
      tabIndex={-1}
      aria-label={t`Flashcard`}
      {...handlers}
      onClick={turned ? undefined : flip}
      sx={{
        position: 'relative',
        m: 0,
        minWidth: 0,
        p: { xs: 3, sm: 5 },
        minHeight: { xs: 280, sm: 320 },
        display: 'grid',
        alignContent: 'center',
        border: 1,
        borderColor: 'tones.hairline',
        borderRadius: '12px',
        bgcolor: 'background.paper',
        outline: 'none',
        touchAction: 'pan-y',
        cursor: turned ? undefined : 'pointer',
        transform: `translateX(${offset}px) rotate(${offset / 40}deg)`,
        transition: offset === 0 ? 'transform 160ms ease-out' : 'none',
        '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
      }}
    >
      <ShownWords asked={asked} shown={asked.question} voice={voice} />
      {turned ? (
        <Box aria-live="polite" sx={{ mt: 3, pt: 3, borderTop: 1, borderColor: 'divider' }}>
          <ShownWords asked={asked} shown={asked.expected} voice={voice} />
          <FurtherColumns asked={asked} />
        </Box>
      ) : (
        <Typography variant="body2" sx={{ mt: 4, textAlign: 'center', color: 'text.secondary' }}>
          <Trans>Think of the answer, then show it.</Trans>
        </Typography>
      )}
    </Box>
  );
}

/** The question and up to four choices, also for the keys 1 to 4. */
function ChooseWord({ asked, question, choices, voice }: QuestionProps) {
  const { t } = useLingui();
  const id = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  // The focused button of the last answer was removed: screen readers continue at the new question.
  useEffect(() => group.current?.focus({ preventScroll: true }), []);
  const { answer } = question;
  const { name, language, text: right } = asked.expected;
  const verdictOf = (choice: string) => {
    if (answer === null) return null;
    if (choice === right) return 'correct';
    return choice === answer.typed ? 'wrong' : 'other';
  };
  return (
    <Box
      ref={group}
      component="fieldset"
      tabIndex={-1}
      aria-label={t`Question and choices`}
      aria-describedby={id}
      sx={{ textAlign: 'center', outline: 'none', border: 0, p: 0, m: 0, minWidth: 0 }}
    >
      <ShownWords asked={asked} shown={asked.question} voice={voice} id={id} />
      <Box sx={{ mt: { xs: 3, sm: 5 }, mb: 1.5 }}>
        <WordLabel name={name} language={language} />
      </Box>
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, minmax(0, 1fr))' } }}>
        {choices.map((choice, index) => (
          <ChoiceButton
            key={choice}
            position={index + 1}
            text={choice}
            language={language}
            direction={textDirection(language, choice)}
            verdict={verdictOf(choice)}
            onChoose={() => chosen(choice)}
          />
        ))}
      </Box>
    </Box>
  );
}

interface SessionScreenProps {
  voice: SessionVoice;
  letterBoxes: LetterBoxes;
  onLeave: () => void;
  /** Repeats the words answered wrong. */
  onAgain: () => void;
  /** Introduces new words beyond the day's allowance; absent without any, or without an account. */
  onMore?: (() => void) | undefined;
  /** Additional content of the end. */
  celebration?: ReactNode;
  outlook?: ReactNode;
}

const pressedIn = (target: EventTarget): Element | null =>
  target instanceof Element ? target.closest('button:not(:disabled), a, input') : null;

const NO_CHOICES: readonly string[] = [];

/** A session: only the word, the answer and the progress. */
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
