import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { SHORT_SCREEN } from './use-layout-inset.ts';
import { LanguageBadge } from './LanguageBadge.tsx';
import { fittingSize } from './longest-word.ts';

/** A column's name, small, above its words. */
export function WordLabel({ name, language }: { name: string; language: string | null }) {
  return (
    <Box
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 1,
        color: 'text.secondary',
        typography: 'subtitle2',
        overflowWrap: 'anywhere',
      }}
    >
      {name}
      {language !== null && <LanguageBadge code={language} />}
    </Box>
  );
}

interface LargeWordsProps {
  text: string;
  language: string | null;
  direction: 'ltr' | 'rtl';
  id?: string | undefined;
  /** The button that reads them aloud. */
  hear?: ReactNode;
}

/**
 * The learner's own words: the largest type of the screen, smaller only for whole sentences; with a read-aloud button
 * below.
 */
export function LargeWords({ text, language, direction, id, hear }: LargeWordsProps) {
  const variant = text.length <= 48 ? 'h1' : text.length <= 160 ? 'h2' : 'h4';
  return (
    // On a short screen side by side: another line would push the choices out of view.
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        justifyContent: 'center',
        columnGap: 0.5,
        [SHORT_SCREEN]: { flexDirection: 'row' },
      }}
    >
      <Typography
        variant={variant}
        component="p"
        id={id}
        lang={language ?? undefined}
        dir={direction}
        translate="no"
        // Line height for scripts with long ascenders and descenders.
        sx={{
          minWidth: 0,
          maxWidth: '100%',
          // A long word is smaller rather than broken before its last letter.
          fontSize: ({ typography }) => fittingSize(text, String(typography[variant].fontSize), '(100vw - 72px)'),
          lineHeight: 1.4,
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
          textAlign: 'center',
          [SHORT_SCREEN]: { fontSize: '1.75rem', lineHeight: 1.3 },
        }}
      >
        {text}
      </Typography>
      <Box sx={{ flexShrink: 0, mt: 0.5, '&:empty': { display: 'none' }, [SHORT_SCREEN]: { mt: 0 } }}>{hear}</Box>
    </Box>
  );
}
