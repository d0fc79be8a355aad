import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { mostHints, type Question } from '@wordcluster/domain/review-session/session';
import { ArrowRight, Lightbulb, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { ActionBar } from '../../../ui/ActionBar.tsx';
import { chosen, goOn, hint, introduce, rate, flip } from '../state/answering.ts';
import type { AskedWord } from '../state/asked-word.ts';
import { FORWARD } from '../state/focus-forward.ts';
import { giveIn, showSolution } from '../state/typed-answer.ts';
import { useRatings } from '../hooks/use-ratings.ts';
import { RatingLabel } from './RatingLabel.tsx';

/** Again, Hard, Good and Easy, in reach of the thumb; the keys 1 to 4 press them too. */
function Ratings() {
  const ratings = useRatings();
  return (
    <Box sx={{ flex: 1, display: 'grid', gap: 1, gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' }}>
      {ratings.map(({ rating, label, wait }) => (
        <Button
          key={rating}
          variant={rating === 3 ? 'contained' : 'outlined'}
          color={rating === 3 ? 'primary' : rating === 1 ? 'secondary' : 'inherit'}
          aria-keyshortcuts={String(rating)}
          onClick={() => rate(rating)}
          sx={{ px: 1, minHeight: 48 }}
        >
          <RatingLabel label={label} wait={wait} />
        </Button>
      ))}
    </Box>
  );
}

function Typing({ question, asked }: { question: Question; asked: AskedWord }) {
  const left = question.hints < mostHints(asked.word);
  return (
    <>
      <Button color="inherit" startIcon={<Lightbulb />} disabled={!left} onClick={hint}>
        <Trans>Hint</Trans>
      </Button>
      <Button color="inherit" onClick={showSolution} sx={{ ml: 'auto' }}>
        <Trans>I don’t know</Trans>
      </Button>
      <Button variant="contained" onClick={giveIn}>
        <Trans>Check</Trans>
      </Button>
    </>
  );
}

/** Current actions, at the bottom of the screen. */
export function SessionActions({ question, asked }: { question: Question; asked: AskedWord }) {
  return <ActionBar minHeight={72}>{actionsOf(question, asked)}</ActionBar>;
}

function actionsOf(question: Question, asked: AskedWord): ReactNode {
  const { way, answer, turned } = question;
  if (answer !== null)
    return (
      <Button
        variant="contained"
        size="large"
        endIcon={<ArrowRight />}
        onClick={goOn}
        {...{ [FORWARD]: '' }}
        sx={{ ml: 'auto' }}
      >
        <Trans>Next</Trans>
      </Button>
    );
  if (way === 'meet')
    return (
      <>
        <Button color="inherit" onClick={() => introduce(true)}>
          <Trans>I already know this</Trans>
        </Button>
        <Button variant="contained" size="large" onClick={() => introduce(false)} sx={{ ml: 'auto' }}>
          <Trans>Got it</Trans>
        </Button>
      </>
    );
  if (way === 'choose')
    return (
      <Button color="inherit" onClick={() => chosen('')} sx={{ ml: 'auto' }}>
        <Trans>I don’t know</Trans>
      </Button>
    );
  if (way !== 'flashcard') return <Typing question={question} asked={asked} />;
  return turned ? (
    <Ratings />
  ) : (
    <Button variant="contained" size="large" startIcon={<RotateCw />} onClick={flip} sx={{ ml: 'auto' }}>
      <Trans>Show answer</Trans>
    </Button>
  );
}
