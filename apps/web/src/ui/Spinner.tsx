import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { keyframes } from '@mui/material/styles';

const breathe = keyframes`
  0%, 100% { opacity: 0.25; transform: translateY(0); }
  40% { opacity: 1; transform: translateY(-4px); }
`;

/** Waiting, for longer than a moment: three dots. `full` fills the screen. */
export function Spinner({ full = false }: { full?: boolean }) {
  const { t } = useLingui();
  return (
    <Box
      component="output"
      aria-label={t`Loading`}
      sx={{ display: 'flex', gap: 1, placeContent: 'center', placeItems: 'center', minHeight: full ? '100dvh' : 160 }}
    >
      {[0, 1, 2].map((dot) => (
        <Box
          key={dot}
          sx={{
            width: 10,
            height: 10,
            borderRadius: '50%',
            bgcolor: 'primary.main',
            animation: `${breathe} 1.1s ease-out infinite`,
            animationDelay: `${dot * 0.14}s`,
          }}
        />
      ))}
    </Box>
  );
}
