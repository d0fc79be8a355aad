import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Check } from 'lucide-react';
import { useEffect, useState } from 'react';
import { frameAt, ROUND, STEP_MS, WORDS } from './miniature-script.ts';

function useStep(): number {
  const still = useMediaQuery('(prefers-reduced-motion: reduce)', { noSsr: true });
  const [step, setStep] = useState(0);
  useEffect(() => {
    if (still) return undefined;
    const timer = setInterval(() => setStep((before) => (before + 1) % ROUND), STEP_MS);
    return () => clearInterval(timer);
  }, [still]);
  // Without motion the first answer stands there, found right.
  return still ? WORDS[0].answer.length + 1 : step;
}

function Letter({ letter, done }: { letter: string; done: boolean }) {
  const typedColor = letter === '' ? 'divider' : 'tones.field';
  return (
    <Box
      sx={{
        width: 38,
        height: 46,
        borderRadius: 1,
        border: 1,
        borderColor: done ? 'primary.main' : typedColor,
        bgcolor: 'background.default',
        display: 'grid',
        placeItems: 'center',
        fontSize: '1.3125rem',
        fontWeight: 700,
        color: done ? 'primary.main' : 'text.primary',
        transition: 'border-color 160ms ease-out, color 160ms ease-out',
      }}
    >
      {letter}
    </Box>
  );
}

/** The word that is asked hides its answer until it is found. */
function WordList({ word, found }: { word: number; found: boolean }) {
  return (
    <Paper
      aria-hidden
      sx={{ position: 'absolute', inset: '0 110px auto 0', border: 1, borderColor: 'divider', p: 2.5, pb: 8 }}
    >
      <Box sx={{ display: 'flex', justifyContent: 'space-between', mb: 1.5 }}>
        <Typography variant="h4" component="span">
          <Trans>Night words</Trans>
        </Typography>
        <Typography variant="caption" sx={{ color: 'text.secondary', letterSpacing: '0.06em', fontWeight: 700 }}>
          ES · EN
        </Typography>
      </Box>
      {WORDS.map((row, index) => (
        <Box
          key={row.question}
          sx={{
            display: 'grid',
            gridTemplateColumns: '1fr 1fr',
            py: 1,
            px: 1,
            mx: -1,
            borderTop: 1,
            borderColor: 'divider',
            typography: 'body2',
            color: index === word ? 'text.primary' : 'text.secondary',
            fontWeight: index === word ? 700 : 400,
          }}
        >
          <span>{row.question}</span>
          <span>{index === word && !found ? '· · ·' : row.answer}</span>
        </Box>
      ))}
    </Paper>
  );
}

/** The bar that grows with each answer. */
function Progress({ answered }: { answered: number }) {
  return (
    <Box sx={{ height: 4, bgcolor: 'divider' }}>
      <Box
        sx={{
          height: 4,
          bgcolor: 'tones.fill',
          width: `${(answered / WORDS.length) * 100}%`,
          transition: 'width 200ms ease-out',
        }}
      />
    </Box>
  );
}

/** The letters as they are typed, and the verdict. */
function Answer({ answer, typed, found }: { answer: string; typed: number; found: boolean }) {
  return (
    <Box dir="ltr" sx={{ display: 'flex', gap: 0.75, alignItems: 'center' }}>
      {answer.split('').map((letter, index) => (
        <Letter key={`${answer} ${index}`} letter={index < typed ? letter : ''} done={found} />
      ))}
      <Box
        sx={{
          ml: 1,
          display: 'flex',
          alignItems: 'center',
          gap: 0.75,
          color: 'primary.main',
          opacity: found ? 1 : 0,
          transition: 'opacity 160ms ease-out',
          typography: 'subtitle2',
        }}
      >
        <Check size={20} />
        <Trans>Correct</Trans>
      </Box>
    </Box>
  );
}

/** A cluster and its practice test, small and alive; a picture for the eye, described in one sentence. */
export default function Miniature() {
  const { t } = useLingui();
  const { word, typed, evaluating } = frameAt(useStep());
  const number = word + 1;
  const total = WORDS.length;
  const { question, answer } = WORDS[word] ?? WORDS[0];
  return (
    <Box
      component="figure"
      aria-label={t`A cluster of Spanish and English words being practised`}
      sx={{ position: 'relative', height: 446, maxWidth: 620, m: 0, userSelect: 'none' }}
    >
      <WordList word={word} found={evaluating} />
      <Paper
        aria-hidden
        sx={{
          position: 'absolute',
          inset: '228px 0 auto 64px',
          bgcolor: 'tones.raised',
          border: 1,
          borderColor: 'divider',
          boxShadow: 'var(--wc-palette-tones-shadow)',
          overflow: 'hidden',
        }}
      >
        <Progress answered={evaluating ? number : word} />
        <Box sx={{ p: 3.5, display: 'grid', gap: 2.5 }}>
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            <Trans>
              Question {number}/{total}
            </Trans>
          </Typography>
          <Typography variant="h1" component="span" lang="es">
            {question}
          </Typography>
          <Answer answer={answer} typed={typed} found={evaluating} />
        </Box>
      </Paper>
    </Box>
  );
}
