import { useRef, useState, type PointerEvent, useEffect } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { rate, turn } from '../state/answering.ts';
import type { QuestionProps } from './question-props.ts';
import { FurtherColumns, ShownWords } from './ShownWords.tsx';

interface SwipeInput {
  enabled: boolean;
  onLeft: () => void;
  onRight: () => void;
}

/** Pixels from which on a movement of the finger is meant. */
const MEANT = 96;

/** A card that follows the finger; let go far enough to a side, it is swiped. Mice select text instead. */
export function useSwipe({ enabled, onLeft, onRight }: SwipeInput) {
  // Not only state: a quick finger is down, moved and up before anything is drawn.
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

/** A card to turn: then the person says how well it was known, by button, key or swipe. */
export function Flashcard({ asked, question, material, voice }: QuestionProps) {
  const { t } = useLingui();
  const { turned } = question;
  const card = useRef<HTMLFieldSetElement>(null);
  const { offset, handlers } = useSwipe({
    enabled: turned,
    onLeft: () => rate(1),
    onRight: () => rate(3),
  });
  useEffect(() => card.current?.focus({ preventScroll: true }), []);
  const heard = useRef(false);
  const { autoplay } = material.settings;
  useEffect(() => {
    if (!turned || heard.current || !autoplay) return;
    heard.current = true;
    if (voice.reads(asked.expected)) voice.play(asked, asked.expected);
  }, [turned, autoplay, voice, asked]);
  return (
    <Box
      ref={card}
      component="fieldset"
      tabIndex={-1}
      aria-label={t`Flashcard`}
      {...handlers}
      onClick={turned ? undefined : turn}
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
