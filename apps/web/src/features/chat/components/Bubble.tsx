import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

type Speaker = 'user' | 'assistant' | 'error';

const look = {
  user: { ml: 'auto', bgcolor: 'tones.fill', color: 'tones.onFill', borderBottomRightRadius: 4 },
  assistant: { mr: 'auto', bgcolor: 'tones.raised', borderBottomLeftRadius: 4 },
  error: {
    mr: 'auto',
    bgcolor: 'tones.raised',
    border: 1,
    borderColor: 'error.main',
    borderBottomLeftRadius: 4,
    display: 'flex',
    gap: 1,
  },
} as const;

/** Something said: by the learner on the right, by the teacher on the left. Line breaks stay; markup is only text. */
export function Bubble({ speaker, children }: { speaker: Speaker; children: ReactNode }) {
  return (
    <Box
      data-speaker={speaker}
      role={speaker === 'error' ? 'alert' : undefined}
      dir="auto"
      sx={{
        maxWidth: '86%',
        px: 1.75,
        py: 1,
        borderRadius: '14px',
        whiteSpace: 'pre-wrap',
        overflowWrap: 'anywhere',
        typography: 'body2',
        ...look[speaker],
      }}
    >
      {children}
    </Box>
  );
}
