import Box from '@mui/material/Box';

const HEIGHT = 48;

interface BarChartProps {
  /** One for each step of time, the oldest first. */
  bars: readonly number[];
  /** Text alternative. */
  label: string;
}

/** A small bar chart, as wide as its container. Nothing is conveyed by colour alone. */
export function BarChart({ bars, label }: BarChartProps) {
  const most = Math.max(1, ...bars);
  return (
    <Box
      component="svg"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${bars.length} ${HEIGHT}`}
      preserveAspectRatio="none"
      sx={{
        display: 'block',
        width: '100%',
        height: HEIGHT,
        color: 'primary.main',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      {bars.map((value, index) => {
        const height = value === 0 ? 0 : Math.max(1, (value / most) * HEIGHT);
        const id = `${index} of ${bars.length}`;
        return <rect key={id} x={index + 0.1} y={HEIGHT - height} width={0.8} height={height} fill="currentColor" />;
      })}
    </Box>
  );
}
