import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Sparkles } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { QuestionProps } from './question-props.ts';
import { FurtherColumns, ShownWords } from './ShownWords.tsx';

/** A new word: shown with all its columns, and heard. */
export function MeetWord({ asked, material, voice }: QuestionProps) {
  const { t } = useLingui();
  const group = useRef<HTMLFieldSetElement>(null);
  const { autoplay } = material.settings;
  // Once for each word: the page's voice is another object whenever what it knows changes.
  const first = useRef({ asked, voice, autoplay });
  useEffect(() => {
    group.current?.focus({ preventScroll: true });
    const { asked: shown, voice: reader, autoplay: wanted } = first.current;
    if (wanted && reader.reads(shown.expected)) reader.play(shown, shown.expected);
  }, []);
  return (
    <Box
      ref={group}
      component="fieldset"
      tabIndex={-1}
      aria-label={t`New word`}
      sx={{ outline: 'none', border: 0, p: 0, m: 0, minWidth: 0 }}
    >
      <Typography
        variant="subtitle2"
        component="p"
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'center',
          gap: 1,
          mb: 3,
          color: 'primary.main',
        }}
      >
        <Sparkles size={18} aria-hidden />
        <Trans>New word</Trans>
      </Typography>
      <ShownWords asked={asked} shown={asked.question} voice={voice} />
      <Box sx={{ mt: 3 }}>
        <ShownWords asked={asked} shown={asked.expected} voice={voice} />
      </Box>
      <FurtherColumns asked={asked} />
    </Box>
  );
}
