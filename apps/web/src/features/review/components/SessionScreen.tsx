import Box from '@mui/material/Box';
import { keyframes } from '@mui/material/styles';
import { currentWord } from '@wordcluster/domain/review-session/session';
import { useEffect, useMemo, type ReactNode } from 'react';
import { useSessionKeys } from '../hooks/use-session-keys.ts';
import { askedWord, choicesFor, type AskedWord, type ShownText } from '../state/asked-word.ts';
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
  reads: (language: string | null) => boolean;
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

const slideIn = keyframes`from { opacity: 0; transform: translateX(20px); } to { opacity: 1; transform: none; }`;
const NO_CHOICES: readonly string[] = [];

/** A long answer may have scrolled the page; the next question is read from its beginning. */
function FromTheTop() {
  useEffect(() => {
    window.scrollTo(0, 0);
  }, []);
  return null;
}

/** A session: nothing but the word, the answer and how far it is. */
export function SessionScreen({ voice, letterBoxes, onLeave, onAgain }: SessionScreenProps) {
  const practising = useSession(({ practising: one }) => one);
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
  useSessionKeys(choices, onLeave);
  if (session === null || material === null) return null;
  if (question === null || asked === null)
    return <SessionEnd session={session} material={material} onLeave={onLeave} onAgain={onAgain} />;
  const Body = { meet: MeetWord, choose: ChooseWord, type: TypeWord, listen: TypeWord, flashcard: Flashcard }[
    question.way
  ];
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: 'calc(100dvh - 61px)' }}>
      <SessionHead session={session} asked={asked} onLeave={onLeave} />
      <Box
        sx={{
          flex: 1,
          display: 'flex',
          flexDirection: 'column',
          // A little above the middle, where the eye rests; long questions begin at the top.
          '&::before': { content: '""', flex: 2 },
          '&::after': { content: '""', flex: 3 },
          width: '100%',
          maxWidth: 840,
          mx: 'auto',
          px: { xs: 2, sm: 3 },
          py: { xs: 2, sm: 3 },
          '& input, & button': { scrollMarginBlock: '96px' },
        }}
      >
        <Box key={`${question.key} ${question.shownAt}`} sx={{ animation: `${slideIn} 180ms ease-out` }}>
          <Body {...{ asked, question, choices, material, voice, letterBoxes }} />
          <FromTheTop />
        </Box>
        <AnswerShown question={question} asked={asked} voice={voice} />
      </Box>
      <SessionActions question={question} asked={asked} />
    </Box>
  );
}
