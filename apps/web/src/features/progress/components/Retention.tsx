import { useLingui } from '@lingui/react/macro';
import Typography from '@mui/material/Typography';
import { AxisBottom, AxisLeft } from '@visx/axis';
import { scaleLinear, scaleSqrt } from '@visx/scale';
import { Line, LinePath } from '@visx/shape';
import type { DayFormats } from '../hooks/use-day-formats.ts';
import type { ProgressResponse } from '../state/figures.ts';
import { INK, tickLabel } from './Bars.tsx';
import { ChartCard, Legend, Panel } from './ChartCard.tsx';

type Bin = ProgressResponse['retention']['bins'][number];

const HEIGHT = 260;
const EDGE = { top: 12, right: 24, bottom: 52, left: 64 };

interface RetentionProps {
  retention: ProgressResponse['retention'];
  formats: DayFormats;
}

/** Calibration: actual against predicted recall; on the line the prediction was right. */
export function Retention({ retention, formats }: RetentionProps) {
  const { t } = useLingui();
  const { actual, predicted, bins } = retention;
  if (actual === null || predicted === null)
    return (
      <Panel title={t`Predicted and actual recall`}>
        <Typography variant="body2" sx={{ color: 'text.secondary', maxWidth: '60ch' }}>
          {t`Nothing to compare yet. The comparison starts with the first word that comes back after a day or more.`}
        </Typography>
      </Panel>
    );
  const [answers, was, said] = [formats.count(retention.answers), formats.percent(actual), formats.percent(predicted)];
  return (
    <ChartCard<Bin>
      title={t`Predicted and actual recall`}
      summary={t`Of ${answers} words reviewed in the last 30 days you remembered ${was}; the schedule predicted ${said}.`}
      height={HEIGHT}
      foldOnPhone
      draw={(width) => (
        <Calibration
          width={width}
          bins={bins}
          formats={formats}
          names={{ predicted: t`Predicted`, actual: t`Remembered` }}
        />
      )}
      legend={
        <Legend
          entries={[
            { label: t`Your answers, larger where there are more`, color: INK.green },
            { label: t`Perfect prediction`, color: INK.axis, line: 'dashed' },
          ]}
        />
      }
      table={{
        rows: bins,
        rowKey: (bin) => bin.predicted,
        columns: [
          { id: 'predicted', label: t`Predicted`, align: 'right', cell: (bin) => formats.percent(bin.predicted) },
          { id: 'actual', label: t`Remembered`, align: 'right', cell: (bin) => formats.percent(bin.actual) },
          { id: 'answers', label: t`Answers`, align: 'right', cell: (bin) => formats.count(bin.answers) },
        ],
      }}
    />
  );
}

interface CalibrationProps {
  width: number;
  bins: readonly Bin[];
  formats: DayFormats;
  names: { predicted: string; actual: string };
}

function Calibration({ width, bins, formats, names }: CalibrationProps) {
  const lowest = Math.min(0.5, ...bins.flatMap(({ predicted, actual }) => [predicted, actual]));
  const least = Math.max(0, Math.floor(lowest * 10 - 0.5) / 10);
  const domain = [least, 1];
  const x = scaleLinear({ domain, range: [EDGE.left, width - EDGE.right] });
  const y = scaleLinear({ domain, range: [HEIGHT - EDGE.bottom, EDGE.top] });
  const size = scaleSqrt({ domain: [0, Math.max(1, ...bins.map(({ answers }) => answers))], range: [2.5, 9] });
  const percent = (value: unknown) => formats.percent(Number(value));
  const labels = { fill: INK.axis, fontSize: 13, fontFamily: 'inherit', textAnchor: 'middle' } as const;
  return (
    <svg width={width} height={HEIGHT} aria-hidden>
      <Line
        from={{ x: x(least), y: y(least) }}
        to={{ x: x(1), y: y(1) }}
        stroke={INK.axis}
        strokeWidth={1.5}
        strokeDasharray="5 5"
      />
      <LinePath
        data={[...bins]}
        x={(bin) => x(bin.predicted)}
        y={(bin) => y(bin.actual)}
        stroke={INK.green}
        strokeWidth={2}
        strokeOpacity={0.6}
      />
      {bins.map((bin) => (
        <circle key={bin.predicted} cx={x(bin.predicted)} cy={y(bin.actual)} r={size(bin.answers)} fill={INK.green}>
          <title>{`${formats.percent(bin.predicted)} → ${formats.percent(bin.actual)} (${formats.count(bin.answers)})`}</title>
        </circle>
      ))}
      <AxisLeft
        left={EDGE.left}
        scale={y}
        numTicks={5}
        tickFormat={percent}
        stroke={INK.line}
        hideTicks
        label={names.actual}
        labelOffset={40}
        labelProps={labels}
        tickLabelProps={{ ...tickLabel, textAnchor: 'end', dx: 2, dy: 4 }}
      />
      <AxisBottom
        top={HEIGHT - EDGE.bottom}
        scale={x}
        numTicks={5}
        tickFormat={percent}
        stroke={INK.line}
        hideTicks
        label={names.predicted}
        labelOffset={10}
        labelProps={labels}
        tickLabelProps={{ ...tickLabel, textAnchor: 'middle', dy: 2 }}
      />
    </svg>
  );
}
