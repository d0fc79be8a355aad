import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Session } from '@wordcluster/domain/review-session/session';
import { summaryOf } from '@wordcluster/domain/review-session/summary';
import { useEffect, useRef } from 'react';
import { askedWord } from '../state/asked-word.ts';
import { undo } from '../state/answering.ts';
import type { Material } from '../state/session-store.ts';
import { WaitingAnswers } from './WaitingAnswers.tsx';

interface SessionEndProps {
  session: Session;
  material: Material;
  onLeave: () => void;
  onAgain: () => void;
}

/** The words that were answered wrong, to read. */
function Mistakes({ session, material }: Pick<SessionEndProps, 'session' | 'material'>) {
  const { t } = useLingui();
  const shown = summaryOf(session).mistakes.flatMap((word) => askedWord(word, material) ?? []);
  return (
    <Box
      component="ul"
      aria-label={t`Words to look at again`}
      sx={{ listStyle: 'none', p: 0, m: 0, width: '100%', maxWidth: 560, textAlign: 'start' }}
    >
      {shown.map(({ word, question, expected }) => (
        <Box
          component="li"
          key={word.key}
          sx={{
            display: 'grid',
            gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
            gap: 2,
            py: 1.25,
            borderBottom: 1,
            borderColor: 'divider',
            overflowWrap: 'anywhere',
          }}
        >
          <Box component="span" lang={question.language ?? undefined} dir={question.direction} translate="no">
            {question.text}
          </Box>
          <Box
            component="span"
            lang={expected.language ?? undefined}
            dir={expected.direction}
            translate="no"
            sx={{ fontWeight: 700 }}
          >
            {expected.text}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

/** The end of a session: what was done, and what deserves another look. */
export function SessionEnd({ session, material, onLeave, onAgain }: SessionEndProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const { words, answers, rightAtOnce, mistakes, milliseconds } = summaryOf(session);
  const minutes = Math.max(1, Math.round(milliseconds / 60_000));
  useEffect(() => title.current?.focus(), []);
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        gap: 2,
        minHeight: 'calc(100dvh - 61px)',
        px: { xs: 2, sm: 3 },
        py: { xs: 5, sm: 8 },
        textAlign: 'center',
        background: 'radial-gradient(60% 45% at 50% 12%, var(--wc-palette-tones-glow), transparent)',
      }}
    >
      <Typography
        ref={title}
        tabIndex={-1}
        variant="h1"
        component="h2"
        sx={{ outline: 'none', fontVariantNumeric: 'tabular-nums' }}
      >
        {words === 0 ? (
          <Trans>Nothing was answered</Trans>
        ) : (
          <Plural value={words} one="# word practised" other="# words practised" />
        )}
      </Typography>
      {words > 0 && (
        <Typography sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
          <Plural value={rightAtOnce} one="# without a mistake" other="# without a mistake" /> ·{' '}
          <Plural value={answers} one="# answer" other="# answers" /> ·{' '}
          <Plural value={minutes} one="# minute" other="# minutes" />
        </Typography>
      )}
      <WaitingAnswers />
      {mistakes.length > 0 && <Mistakes session={session} material={material} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1.5, mt: 1 }}>
        {session.past.length > 0 && (
          <Button color="inherit" onClick={undo}>
            <Trans>Undo the last answer</Trans>
          </Button>
        )}
        {mistakes.length > 0 && (
          <Button variant="outlined" color="inherit" size="large" onClick={onAgain}>
            <Plural value={mistakes.length} one="Practise the mistake again" other="Practise the # mistakes again" />
          </Button>
        )}
        <Button variant="contained" size="large" onClick={onLeave}>
          <Trans>Done</Trans>
        </Button>
      </Box>
    </Box>
  );
}
