import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Session } from '@wordcluster/domain/review-session/session';
import { summaryOf } from '@wordcluster/domain/review-session/summary';
import { useEffect, useRef, type ReactNode } from 'react';
import { ResultScreen } from '../../../ui/ResultScreen.tsx';
import { askedWord } from '../state/asked-word.ts';
import { undo } from '../state/answering.ts';
import type { Material } from '../state/session-store.ts';
import { UnsentCount } from './UnsentCount.tsx';

interface SessionEndProps {
  session: Session;
  material: Material;
  onLeave: () => void;
  onAgain: () => void;
  /** Introduces new words beyond the day's allowance; absent without any. */
  onMore?: (() => void) | undefined;
  /** The rain of tiles, and the streak with the next words: the page has them. */
  celebration?: ReactNode;
  outlook?: ReactNode;
}

/** The words answered wrong. */
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
            '& > span': {
              textAlign: '-webkit-match-parent',
              '@supports (text-align: match-parent)': { textAlign: 'match-parent' },
            },
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

interface Choice {
  readonly label: ReactNode;
  readonly choose: () => void;
}

/** Milliseconds in which an Enter still belongs to the last answer. */
const DEAF_MS = 600;

/** Enter selects the first action, unless the key is held or pressed too early. */
function useFirstByEnter({ choose }: Choice): void {
  const shownAt = useRef(0);
  const latest = useRef(choose);
  useEffect(() => {
    latest.current = choose;
  });
  useEffect(() => {
    shownAt.current = performance.now();
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || event.defaultPrevented || event.isComposing) return;
      const target = event.target instanceof Element ? event.target : null;
      if (target?.closest('[role="menu"], [role="dialog"]')) return;
      const tooEarly = event.repeat || performance.now() - shownAt.current < DEAF_MS;
      // A focused button handles Enter itself, but must ignore a held key.
      if (tooEarly) event.preventDefault();
      else if (target?.closest('button, a') == null) latest.current();
    };
    window.addEventListener('keydown', onKey, true);
    return () => window.removeEventListener('keydown', onKey, true);
  }, []);
}

/** New and reviewed words, the streak, and when the next words are due. */
function Figures({ session }: { session: Session }) {
  const { answers, learned, reviewed, rightAtOnce, milliseconds } = summaryOf(session);
  const minutes = Math.max(1, Math.round(milliseconds / 60_000));
  return (
    <Box sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums', display: 'grid', gap: 0.5 }}>
      {learned > 0 && (
        <Box component="p" sx={{ m: 0, color: 'text.primary' }}>
          <Plural value={learned} one="# new word learned" other="# new words learned" />
          {reviewed > 0 && (
            <>
              {' · '}
              <Plural value={reviewed} one="# word reviewed" other="# words reviewed" />
            </>
          )}
        </Box>
      )}
      <Box component="p" sx={{ m: 0 }}>
        <Plural value={rightAtOnce} one="# without mistakes" other="# without mistakes" /> ·{' '}
        <Plural value={answers} one="# answer" other="# answers" /> ·{' '}
        <Plural value={minutes} one="# minute" other="# minutes" />
      </Box>
    </Box>
  );
}

/** The end of a session: result, next due words, and actions. */
export function SessionEnd({ session, material, celebration, onLeave, onAgain, onMore, outlook }: SessionEndProps) {
  const { words, mistakes } = summaryOf(session);
  const choices: Choice[] = [
    ...(onMore ? [{ label: <Trans>Learn 10 more</Trans>, choose: onMore }] : []),
    ...(mistakes.length > 0 ? [{ label: <Trans>Repeat today’s mistakes</Trans>, choose: onAgain }] : []),
  ];
  const done: Choice = { label: <Trans>Done</Trans>, choose: onLeave };
  useFirstByEnter(choices[0] ?? done);
  return (
    <ResultScreen
      celebration={words > 0 && celebration}
      heading={
        words === 0 ? (
          <Trans>Nothing was answered</Trans>
        ) : (
          <Plural value={words} one="# word practised" other="# words practised" />
        )
      }
    >
      {words > 0 && <Figures session={session} />}
      {words > 0 && outlook}
      <UnsentCount />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1.5, mt: 1 }}>
        {[...choices, done].map(({ label, choose }, index) => (
          <Button
            key={index === choices.length ? 'done' : index}
            variant={index === 0 ? 'contained' : 'outlined'}
            color={index === 0 ? 'primary' : 'inherit'}
            size="large"
            onClick={choose}
          >
            {label}
          </Button>
        ))}
      </Box>
      {session.past.length > 0 && (
        <Button color="inherit" size="small" onClick={undo} sx={{ color: 'text.secondary' }}>
          <Trans>Undo last answer</Trans>
        </Button>
      )}
      {mistakes.length > 0 && <Mistakes session={session} material={material} />}
    </ResultScreen>
  );
}
