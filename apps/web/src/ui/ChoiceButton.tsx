import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { Check, X } from 'lucide-react';
import { SHORT_SCREEN } from './use-layout-inset.ts';

interface ChoiceButtonProps {
  /** 1 to 4: the key that presses it. */
  position: number;
  text: string;
  /** Of the words: their language, or null, and writing direction. */
  language: string | null;
  direction: 'ltr' | 'rtl';
  /** While evaluating: the right choice, the wrong one that was made, or one of the others. */
  verdict: 'correct' | 'wrong' | 'other' | null;
  onChoose: () => void;
}

const looks = {
  correct: { borderColor: 'primary.main', color: 'primary.main' },
  wrong: { borderColor: 'secondary.main', color: 'secondary.main' },
  other: { borderColor: 'tones.hairline', color: 'text.secondary' },
} as const;

/** A choice of an answer. */
export function ChoiceButton({ position, text, language, direction, verdict, onChoose }: ChoiceButtonProps) {
  const Icon = verdict === 'correct' ? Check : verdict === 'wrong' ? X : null;
  return (
    <ButtonBase
      disabled={verdict !== null}
      onClick={onChoose}
      aria-keyshortcuts={String(position)}
      sx={{
        minHeight: { xs: 60, sm: 76 },
        px: 2,
        py: 1.5,
        gap: 1.5,
        [SHORT_SCREEN]: { minHeight: 48, py: 0.75 },
        justifyContent: 'flex-start',
        borderRadius: '12px',
        border: '2px solid',
        borderColor: 'tones.hairline',
        bgcolor: 'background.paper',
        color: 'text.primary',
        typography: 'h3',
        transition: 'border-color 120ms ease-out, background-color 120ms ease-out',
        '&:hover': { borderColor: 'primary.main', bgcolor: 'tones.raised' },
        '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: '2px' },
        ...(verdict !== null && looks[verdict]),
      }}
    >
      <Box
        component="span"
        aria-hidden
        sx={{
          display: 'grid',
          placeItems: 'center',
          flexShrink: 0,
          width: 28,
          height: 28,
          borderRadius: '8px',
          bgcolor: 'tones.raised',
          color: verdict === null ? 'text.secondary' : 'inherit',
          fontSize: '0.9375rem',
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        {Icon === null ? position : <Icon size={18} strokeWidth={3} />}
      </Box>
      <Box
        component="span"
        lang={language ?? undefined}
        dir={direction}
        translate="no"
        sx={{ flex: 1, minWidth: 0, textAlign: 'center', overflowWrap: 'anywhere', whiteSpace: 'pre-wrap', pr: 3.5 }}
      >
        {text}
      </Box>
    </ButtonBase>
  );
}
