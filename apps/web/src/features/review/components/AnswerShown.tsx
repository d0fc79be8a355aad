import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { keyframes } from '@mui/material/styles';
import { letterDifference } from '@wordcluster/domain/practice/letter-difference';
import type { GivenAnswer, Question } from '@wordcluster/domain/review-session/session';
import { CircleCheck, CircleX } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { LetterDiff } from '../../../ui/LetterDiff.tsx';
import { useRatings } from '../hooks/use-ratings.ts';
import { changeAnswer, isGivenUp } from '../state/answering.ts';
import { focusForward } from '../state/focus-forward.ts';
import { changeKey, openChange, useOpenChange } from '../state/open-change.ts';
import { useSession } from '../state/session-store.ts';
import type { AskedWord } from '../state/asked-word.ts';
import { RatingLabel } from './RatingLabel.tsx';
import { LeechNote } from './LeechNote.tsx';
import { ReasonText } from './ReasonText.tsx';
import type { SessionVoice } from './question-props.ts';
import { FurtherColumns } from './ShownWords.tsx';

// Loaded with the grading rules; without a network it may be missing, and the session goes on.
const AcceptAnswer = lazy(async () => {
  const none = () => null;
  return import('./AcceptAnswer.tsx').then(
    ({ AcceptAnswer: offer }) => ({ default: offer }),
    () => ({ default: none }),
  );
});

const arrive = keyframes`from { opacity: 0; transform: scale(0.96); } to { opacity: 1; transform: none; }`;

const isRight = ({ verdict }: GivenAnswer) => verdict === 'right' || verdict === 'right_with_note';

/** Right or wrong as icon, word and colour, with the reason of the note. */
function VerdictLine({ answer }: { answer: GivenAnswer }) {
  const right = isRight(answer);
  if (isGivenUp(answer))
    return (
      <Box sx={{ textAlign: 'center', typography: 'subtitle2', color: 'text.secondary' }}>
        <Trans>The answer is</Trans>
      </Box>
    );
  const Icon = right ? CircleCheck : CircleX;
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'center',
        flexWrap: 'wrap',
        columnGap: 1.25,
        typography: 'h3',
        color: right ? 'primary.main' : 'secondary.main',
      }}
    >
      <Icon size={28} aria-hidden />
      {right ? <Trans>Correct</Trans> : <Trans>Wrong</Trans>}
      {answer.verdict !== 'right' && answer.reason !== null && (
        <Box component="span" sx={{ typography: 'body2', color: 'text.secondary' }}>
          <ReasonText reason={answer.reason} />
        </Box>
      )}
    </Box>
  );
}

/** The four ratings, and the other verdict of a right answer. */
function Ratings({ answer }: { answer: GivenAnswer }) {
  const { t } = useLingui();
  const ratings = useRatings();
  return (
    <>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label={t`How well you knew it`}
        // Next is the one thing to do now.
        sx={{ '&& .Mui-selected': { bgcolor: 'tones.raised', color: 'text.primary' } }}
        value={answer.rating}
        onChange={(_event, rating: GivenAnswer['rating'] | null) => {
          if (rating !== null) changeAnswer(rating, answer.verdict);
          focusForward();
        }}
      >
        {ratings.map(({ rating, label, wait }) => (
          <ToggleButton key={rating} value={rating} sx={{ minHeight: 32, px: 1.5, py: 0.25 }}>
            <RatingLabel label={label} wait={wait} />
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {isRight(answer) && (
        <Button
          size="small"
          color="inherit"
          variant="outlined"
          onClick={() => {
            changeAnswer(1, 'wrong');
            focusForward();
          }}
        >
          <Trans>I was wrong</Trans>
        </Button>
      )}
    </>
  );
}

/** Overruling: the user knows better, or changes the rating. Buttons do not keep the focus, so that Enter goes on. */
function Changes({ question, answer, always }: { question: Question; answer: GivenAnswer; always: boolean }) {
  const isOpen = useOpenChange(({ key }) => key === changeKey(question)) || always;
  const panel = useRef<HTMLFieldSetElement>(null);
  const open = () => {
    openChange(question);
    requestAnimationFrame(() => panel.current?.focus({ preventScroll: true }));
  };
  return (
    <Box
      ref={panel}
      component="fieldset"
      tabIndex={-1}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'center',
        gap: 1.5,
        mt: 2,
        border: 0,
        p: 0,
        mx: 0,
        mb: 0,
        minWidth: 0,
        outline: 'none',
      }}
    >
      {!isRight(answer) && !isGivenUp(answer) && (
        <Button
          size="small"
          color="inherit"
          variant="outlined"
          onClick={() => {
            changeAnswer(3, 'right');
            focusForward();
          }}
        >
          <Trans>I was right</Trans>
        </Button>
      )}
      {isOpen ? (
        <Ratings answer={answer} />
      ) : (
        <Button size="small" color="inherit" onClick={open} sx={{ color: 'text.secondary' }}>
          <Trans>Change</Trans>
        </Button>
      )}
    </Box>
  );
}

interface AnswerShownProps {
  question: Question;
  asked: AskedWord;
  voice: SessionVoice;
}

/** After an answer: verdict, expected answer, and actions. Its space is reserved, to avoid a layout shift. */
export function AnswerShown({ question, asked, voice }: AnswerShownProps) {
  const { answer, way } = question;
  const ratesMyself = useSession(({ practising }) => practising?.material.settings.rate_myself === true);
  const container = useRef<HTMLDivElement>(null);
  const shown = answer?.id ?? null;
  useEffect(() => {
    if (shown !== null) container.current?.scrollIntoView({ block: 'nearest' });
  }, [shown]);
  const { text, language, direction } = asked.expected;
  const typing = way !== 'choose';
  return (
    <Box
      ref={container}
      sx={{ minHeight: { xs: 96, sm: 132 }, mt: way === 'choose' ? 2.5 : 1, scrollMarginBlock: '84px' }}
    >
      <Box component="output" sx={{ display: 'block' }}>
        {answer !== null && (
          <Box sx={{ animation: `${arrive} 160ms ease-out` }}>
            <VerdictLine answer={answer} />
            {typing && !isRight(answer) && (answer.typed ?? '') !== '' && (
              <Box sx={{ mt: 1.5, textAlign: 'center' }}>
                <LetterDiff
                  pieces={letterDifference(answer.typed ?? '', answer.expected)}
                  language={language}
                  direction={direction}
                />
              </Box>
            )}
            {(typing || isGivenUp(answer)) &&
              answer.typed !== text &&
              (answer.expected !== text || isRight(answer) || !answer.typed) && (
                <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'center', gap: 1, mt: 1 }}>
                  <Box
                    component="span"
                    lang={language ?? undefined}
                    dir={direction}
                    translate="no"
                    sx={{ typography: 'h3', overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}
                  >
                    {text}
                  </Box>
                  {voice.reads(asked.expected) && voice.button(asked, asked.expected)}
                </Box>
              )}
          </Box>
        )}
      </Box>
      {answer !== null && (
        <>
          <FurtherColumns asked={asked} />
          <Changes question={question} answer={answer} always={ratesMyself} />
          <Suspense fallback={null}>
            <AcceptAnswer answer={answer} asked={asked} />
          </Suspense>
          {asked.word.leech && <LeechNote asked={asked} typed={answer.typed} />}
        </>
      )}
    </Box>
  );
}
