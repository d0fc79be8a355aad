import Box from '@mui/material/Box';
import { keyframes } from '@mui/material/styles';
import { useEffect, type ReactNode } from 'react';
import { SHORT_SCREEN } from './use-layout-inset.ts';

const slideIn = keyframes`from { opacity: 0; transform: translateX(20px); } to { opacity: 1; transform: none; }`;

/** A long answer may have scrolled the page; the next question starts at the top. */
function FromTheTop() {
  useEffect(() => {
    window.scrollTo(0, 0);
  }, []);
  return null;
}

interface QuestionFrameProps {
  /** The next question has another one: it slides in. */
  name: string | number;
  head: ReactNode;
  question: ReactNode;
  /** Below the question, once it is answered. */
  answer: ReactNode;
  actions: ReactNode;
}

/** The screen of one question: progress, question, result, and actions. */
export function QuestionFrame({ name, head, question, answer, actions }: QuestionFrameProps) {
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: 'calc(100dvh - 61px)' }}>
      {head}
      <Box
        sx={{
          flex: 1,
          display: 'flex',
          flexDirection: 'column',
          // A little above the centre; long questions start at the top.
          '&::before': { content: '""', flex: 2 },
          '&::after': { content: '""', flex: 3 },
          width: '100%',
          maxWidth: 840,
          mx: 'auto',
          px: { xs: 2, sm: 3 },
          py: { xs: 3, sm: 4 },
          [SHORT_SCREEN]: { py: 1 },
          // Focused elements must not be covered by the bars.
          '& input, & button': { scrollMarginBlock: '96px' },
        }}
      >
        <Box key={name} sx={{ position: 'relative', animation: `${slideIn} 180ms ease-out` }}>
          {question}
          <FromTheTop />
        </Box>
        {answer}
      </Box>
      {actions}
    </Box>
  );
}
