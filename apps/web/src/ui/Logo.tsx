import { useSite } from './site.ts';

const tiles = [
  { x: 0, y: 1, width: 13, fill: 'var(--wc-palette-tones-fill)' },
  { x: 15, y: 1, width: 7, fill: 'var(--wc-palette-tones-field)' },
  { x: 0, y: 8.5, width: 7, fill: 'var(--wc-palette-tones-field)' },
  { x: 9, y: 8.5, width: 13, fill: 'var(--wc-palette-secondary-main)' },
  { x: 0, y: 16, width: 10, fill: 'var(--wc-palette-tones-fill)' },
  { x: 12, y: 16, width: 10, fill: 'var(--wc-palette-tones-field)' },
];

/** The mark (rows of words in two columns) and, unless `markOnly`, the name beside it. `visitors` see it larger. */
export function Logo({ visitors = false, markOnly = false }: { visitors?: boolean; markOnly?: boolean }) {
  const { name, logo } = useSite();
  return (
    <span className={visitors ? 'logo visitors' : 'logo'}>
      {logo === null ? (
        <svg viewBox="0 0 22 22" aria-hidden={!markOnly} role={markOnly ? 'img' : undefined}>
          {markOnly && <title>{name}</title>}
          {tiles.map((tile) => (
            <rect key={`${tile.x} ${tile.y}`} {...tile} height={5} rx={2.5} />
          ))}
        </svg>
      ) : (
        <img src={logo} alt={markOnly ? name : ''} height={22} />
      )}
      {!markOnly && <span>{name}</span>}
    </span>
  );
}
