import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SHORT_SCREEN } from './room.ts';
import { LanguageBadge } from './LanguageBadge.tsx';

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
}

/** The learner's own words: the largest type of the screen, smaller only for whole sentences. */
export function LargeWords({ text, language, direction, id }: LargeWordsProps) {
  const variant = text.length <= 48 ? 'h1' : text.length <= 160 ? 'h2' : 'h4';
  return (
    <Typography
      variant={variant}
      component="p"
      id={id}
      lang={language ?? undefined}
      dir={direction}
      translate="no"
      // Room for scripts whose letters reach far up and down.
      sx={{
        lineHeight: 1.4,
        whiteSpace: 'pre-wrap',
        overflowWrap: 'anywhere',
        textAlign: 'center',
        [SHORT_SCREEN]: { fontSize: '1.75rem', lineHeight: 1.3 },
      }}
    >
      {text}
    </Typography>
  );
}
