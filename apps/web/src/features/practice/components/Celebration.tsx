import Box from '@mui/material/Box';
import { keyframes, styled } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { draw } from '@wordcluster/domain/practice/random';

const colors = ['tones-fill', 'secondary-main', 'tones-fill', 'warning-main'] as const;
const COUNT = 28;

const fall = keyframes`
  from { opacity: 0; transform: translate(0, -24px) rotate(0deg); }
  15% { opacity: 1; }
  to { opacity: 0; transform: translate(var(--drift), 46vh) rotate(var(--turn)); }
`;

const Tile = styled('span')({
  position: 'absolute',
  top: 0,
  height: 8,
  borderRadius: 4,
  opacity: 0,
  // Longer than other animations here: it is decorative and blocks nothing.
  animation: `${fall} 1800ms ease-out both`,
});

interface Piece {
  left: number;
  width: number;
  drift: number;
  turn: number;
  delay: number;
}

/** Generated once from a fixed seed: every celebration is the same. */
const PIECES: readonly Piece[] = Array.from({ length: COUNT }, (_empty, index) => {
  let { value, seed } = draw(index + 1);
  const between = (low: number, high: number) => {
    ({ value, seed } = draw(seed));
    return Math.round(low + value * (high - low));
  };
  return {
    left: between(4, 96),
    width: between(10, 26),
    drift: between(-60, 60),
    turn: between(-220, 220),
    delay: between(0, 500),
  };
});

/** Confetti for a moment. Nothing with reduced motion. */
export function Celebration() {
  const still = useMediaQuery('(prefers-reduced-motion: reduce)', { noSsr: true });
  if (still) return null;
  return (
    <Box aria-hidden sx={{ position: 'absolute', inset: 0, overflow: 'hidden', pointerEvents: 'none' }}>
      {PIECES.map(({ left, width, drift, turn, delay }, index) => (
        <Tile
          key={left * 1000 + delay}
          style={{
            left: `${left}%`,
            width,
            animationDelay: `${delay}ms`,
            backgroundColor: `var(--wc-palette-${colors[index % colors.length] ?? colors[0]})`,
            ['--drift' as string]: `${drift}px`,
            ['--turn' as string]: `${turn}deg`,
          }}
        />
      ))}
    </Box>
  );
}
