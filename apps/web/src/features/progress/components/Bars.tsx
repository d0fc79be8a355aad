import { AxisBottom, AxisLeft } from '@visx/axis';
import { scaleBand, scaleLinear } from '@visx/scale';
import { Bar, Line } from '@visx/shape';

/** Colours of pictures, of the theme that is chosen. */
export const INK = {
  axis: 'var(--wc-palette-text-secondary)',
  line: 'var(--wc-palette-divider)',
  green: 'var(--wc-palette-primary-main)',
  pink: 'var(--wc-palette-secondary-main)',
  blue: 'var(--wc-palette-info-main)',
  amber: 'var(--wc-palette-warning-main)',
  empty: 'var(--wc-palette-tones-raised)',
} as const;

/** Pictures run from left to right in every language; a label in them as its own writing does. */
export const tickLabel = { fill: INK.axis, fontSize: 13, fontFamily: 'inherit', unicodeBidi: 'plaintext' } as const;
const EDGE = { top: 8, right: 4, bottom: 26, left: 40 };

interface BarsProps {
  width: number;
  height: number;
  bars: readonly { day: string; value: number; title: string }[];
  formatDay: (day: string) => string;
  formatValue: (value: number) => string;
}

/** A bar per day, with as many labels as fit. */
export function Bars({ width, height, bars, formatDay, formatValue }: BarsProps) {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  const x = scaleBand({ domain: bars.map(({ day }) => day), range: [EDGE.left, width - EDGE.right], padding: 0.25 });
  const y = scaleLinear({ domain: [0, most], range: [height - EDGE.bottom, EDGE.top], nice: 3 });
  const ticks = y.ticks(3).filter((value) => Number.isInteger(value));
  const every = Math.ceil(bars.length / Math.max(2, Math.floor((width - EDGE.left) / 76)));
  const named = bars.filter((_, index) => index % every === 0).map(({ day }) => day);
  return (
    <svg width={width} height={height} aria-hidden>
      {ticks.map((value) => (
        <Line
          key={value}
          from={{ x: EDGE.left, y: y(value) }}
          to={{ x: width - EDGE.right, y: y(value) }}
          stroke={INK.line}
          strokeWidth={1}
        />
      ))}
      {bars.map(({ day, value, title }) => (
        <Bar
          key={day}
          x={x(day)}
          y={y(value)}
          width={x.bandwidth()}
          height={Math.max(0, y(0) - y(value))}
          rx={Math.min(3, x.bandwidth() / 2)}
          fill={INK.green}
        >
          <title>{title}</title>
        </Bar>
      ))}
      <AxisLeft
        left={EDGE.left}
        scale={y}
        tickValues={ticks}
        tickFormat={(value) => formatValue(value.valueOf())}
        hideAxisLine
        hideTicks
        tickLabelProps={{ ...tickLabel, textAnchor: 'end', dx: 2, dy: 4 }}
      />
      <AxisBottom
        top={height - EDGE.bottom}
        scale={x}
        tickValues={named}
        tickFormat={formatDay}
        hideTicks
        stroke={INK.line}
        tickLabelProps={{ ...tickLabel, textAnchor: 'middle', dy: 2 }}
      />
    </svg>
  );
}
