import Box from '@mui/material/Box';
import type { PrintLayout } from '@wordcluster/domain/print/sheets';
import type { ReactNode } from 'react';

const LINES = [22, 32, 42, 52, 62, 72];

const line = (x1: number, x2: number, y: number, more: object = {}) => (
  <line key={`${x1} ${y}`} x1={x1} x2={x2} y1={y} y2={y} {...more} />
);
const gap = { strokeDasharray: '2 2', opacity: 0.7 };
const strong = { strokeWidth: 3.5 };

/** Pages of 60 by 84, drawn by lines. */
const DRAWINGS: Readonly<Record<PrintLayout, ReactNode>> = {
  list: (
    <>
      {line(10, 34, 11, strong)}
      {LINES.flatMap((y) => [line(10, 26, y), line(32, 50, y)])}
    </>
  ),
  cards: (
    <>
      <path d="M30 2V82M2 28H58M2 56H58" strokeDasharray="3 3" opacity={0.7} strokeWidth={1.2} />
      {[15, 42, 69].flatMap((y) => [line(10, 22, y, strong), line(38, 50, y, strong)])}
    </>
  ),
  worksheet: (
    <>
      {line(10, 30, 11, strong)}
      {LINES.flatMap((y) => [line(10, 26, y), line(32, 50, y + 2, gap)])}
    </>
  ),
};

/** A small drawing of the printed layout. */
export function LayoutPreview({ layout }: { layout: PrintLayout }) {
  return (
    <Box
      component="svg"
      viewBox="0 0 60 84"
      aria-hidden
      sx={{ width: 60, height: 84, fill: 'none', stroke: 'currentColor', strokeWidth: 2, strokeLinecap: 'round' }}
    >
      <rect x={1} y={1} width={58} height={82} rx={4} strokeWidth={1.5} />
      {DRAWINGS[layout]}
    </Box>
  );
}
