import Box from '@mui/material/Box';

const tiles = [
  { x: 0, y: 1, width: 13, fill: 'var(--wc-palette-tones-fill)' },
  { x: 15, y: 1, width: 7, fill: 'var(--wc-palette-tones-field)' },
  { x: 0, y: 8.5, width: 7, fill: 'var(--wc-palette-tones-field)' },
  { x: 9, y: 8.5, width: 13, fill: 'var(--wc-palette-secondary-main)' },
  { x: 0, y: 16, width: 10, fill: 'var(--wc-palette-tones-fill)' },
  { x: 12, y: 16, width: 10, fill: 'var(--wc-palette-tones-field)' },
];

/** The mark (rows of words in two columns) and, unless `markOnly`, the name beside it. */
export function Logo({ size = 22, markOnly = false }: { size?: number; markOnly?: boolean }) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1.25, color: 'text.primary' }}>
      <svg viewBox="0 0 22 22" width={size} height={size} aria-hidden={!markOnly} role={markOnly ? 'img' : undefined}>
        {markOnly && <title>Wordcluster</title>}
        {tiles.map((tile) => (
          <rect key={`${tile.x} ${tile.y}`} {...tile} height={5} rx={2.5} />
        ))}
      </svg>
      {!markOnly && (
        <Box component="span" sx={{ fontSize: `${size * 0.95}px`, fontWeight: 700, letterSpacing: '-0.015em' }}>
          Wordcluster
        </Box>
      )}
    </Box>
  );
}
