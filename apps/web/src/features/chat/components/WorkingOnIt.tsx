import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { keyframes } from '@mui/material/styles';
import { Bubble } from './Bubble.tsx';

const breathe = keyframes`0%, 100% { opacity: 0.25; } 40% { opacity: 1; }`;

/** The teacher has not said anything yet. */
export function WorkingOnIt() {
  return (
    <Bubble speaker="assistant">
      <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75, color: 'text.secondary' }}>
        <Trans>Working on it</Trans>
        {[0, 1, 2].map((dot) => (
          <Box
            key={dot}
            component="span"
            aria-hidden
            sx={{
              width: 5,
              height: 5,
              borderRadius: '50%',
              bgcolor: 'primary.main',
              animation: `${breathe} 1.1s ease-out infinite`,
              animationDelay: `${dot * 0.14}s`,
            }}
          />
        ))}
      </Box>
    </Bubble>
  );
}
