import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AxisBottom, AxisLeft } from '@visx/axis';
import { scaleLinear } from '@visx/scale';
import { LinePath } from '@visx/shape';
import type { DayFormats } from '../hooks/use-day-formats.ts';
import { remembered, type MemoryResponse } from '../state/figures.ts';
import { INK, tickLabel } from './Bars.tsx';
import { DataTable } from '../../../ui/DataTable.tsx';
import { Disclosure } from '../../../ui/Disclosure.tsx';
import { ChartCard, Legend } from './ChartCard.tsx';

const HEIGHT = 220;
const EDGE = { top: 10, right: 10, bottom: 28, left: 48 };
const DAYS = 30;
const STEPS = 60;
/** Days of the table. */
const CURVE_DAYS = [1, 2, 3, 5, 7, 10, 14, 21, 30];
/** Minimum of answers for a fit. */
export const NEEDED = 400;

interface MemoryProps {
  memory: MemoryResponse;
  formats: DayFormats;
}

/** "Your memory model": the forgetting curve of the schedule, and whether it is fitted to the user. */
export function Memory({ memory, formats }: MemoryProps) {
  const { t } = useLingui();
  const { parameters, standard, fitted, answers } = memory;
  const after = formats.percent(remembered(parameters, DAYS));
  const sentence = fitted
    ? t`The schedule works with parameters fitted to your own answers: after one right answer and ${DAYS} days you would still know ${after} of the words.`
    : t`The schedule works with the standard parameters: after one right answer and ${DAYS} days ${after} of the words would still be known.`;
  const lines = [
    { key: 'standard', label: t`Standard`, parameters: standard, color: INK.axis, dashed: fitted },
    ...(fitted ? [{ key: 'own', label: t`Yours`, parameters, color: INK.green, dashed: false }] : []),
  ];
  return (
    <ChartCard<{ day: number; own: number; usual: number }>
      wide
      title={t`Your memory model`}
      summary={sentence}
      height={HEIGHT}
      foldOnPhone
      draw={(width) => <Curves width={width} lines={lines} formats={formats} />}
      legend={
        <Legend
          entries={lines.map(({ label, color, dashed }) => ({
            label,
            color,
            ...(dashed && { line: 'dashed' as const }),
          }))}
        />
      }
      table={{
        rows: CURVE_DAYS.map((day) => ({
          day,
          own: remembered(parameters, day),
          usual: remembered(standard, day),
        })),
        rowKey: ({ day }) => day,
        columns: [
          { id: 'day', label: t`Days`, align: 'right', cell: ({ day }) => formats.count(day) },
          { id: 'own', label: t`Remembered`, align: 'right', cell: ({ own }) => formats.percent(own) },
          { id: 'usual', label: t`Standard`, align: 'right', cell: ({ usual }) => formats.percent(usual) },
        ],
      }}
      advanced={
        <>
          <Typography variant="body2" sx={{ color: 'text.secondary', mt: 2, maxWidth: '70ch' }}>
            <WhyThese memory={memory} answers={formats.count(answers)} />
          </Typography>
          <Box sx={{ mt: 1 }}>
            <Disclosure label={<Trans>Advanced</Trans>}>
              <LogLoss memory={memory} />
              <Parameters memory={memory} />
            </Disclosure>
          </Box>
        </>
      }
    />
  );
}

/** The parameters of FSRS-6. */
function Parameters({ memory: { parameters, standard } }: { memory: MemoryResponse }) {
  const { t } = useLingui();
  return (
    <DataTable<{ number: number; own: number; usual: number }>
      label={t`Parameters of FSRS-6`}
      rows={parameters.map((own, index) => ({ number: index, own, usual: standard[index] ?? 0 }))}
      rowKey={({ number }) => number}
      columns={[
        { id: 'number', label: t`Parameter of FSRS-6`, cell: ({ number }) => `w${number}` },
        { id: 'own', label: t`In use`, align: 'right', cell: ({ own }) => own.toFixed(4) },
        { id: 'usual', label: t`Standard`, align: 'right', cell: ({ usual }) => usual.toFixed(4) },
      ]}
    />
  );
}

/** Log loss of each set of parameters on held-back answers. */
function LogLoss({ memory: { fitted, log_loss } }: { memory: MemoryResponse }) {
  if (!log_loss) return null;
  const [ours, own] = [log_loss.standard.toFixed(4), log_loss.fitted.toFixed(4)];
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2, maxWidth: '70ch' }}>
      {fitted ? (
        <Trans>
          Fitted ones are kept because they predict better on answers that were held back: an error (log loss) of {own}{' '}
          against {ours}.
        </Trans>
      ) : (
        <Trans>
          Parameters fitted to your answers did not predict better on answers that were held back (log loss {own}{' '}
          against {ours}), so the standard ones stay. That is often so, and nothing is wrong with your memory. It is
          tried again as you answer more.
        </Trans>
      )}
    </Typography>
  );
}

/** Whether the schedule is fitted to the user, in a sentence without figures. */
function WhyThese({ memory, answers }: { memory: MemoryResponse; answers: string }) {
  const { fitted, log_loss, available, answers: counted } = memory;
  if (fitted) return <Trans>The schedule has adapted to you, because that predicts your answers better.</Trans>;
  if (log_loss) return <Trans>The standard schedule predicts your answers best so far.</Trans>;
  if (!available)
    return <Trans>This server cannot fit parameters to a person; everybody learns with the standard ones here.</Trans>;
  if (counted < NEEDED)
    return (
      <Trans>
        After {NEEDED} answers the schedule adapts to you. So far: {answers}.
      </Trans>
    );
  return <Trans>Your answers are being measured; it takes less than a minute.</Trans>;
}

interface CurveLine {
  key: string;
  parameters: readonly number[];
  color: string;
  dashed: boolean;
}

function Curves({ width, lines, formats }: { width: number; lines: readonly CurveLine[]; formats: DayFormats }) {
  const x = scaleLinear({ domain: [0, DAYS], range: [EDGE.left, width - EDGE.right] });
  const y = scaleLinear({ domain: [0, 1], range: [HEIGHT - EDGE.bottom, EDGE.top] });
  const days = Array.from({ length: STEPS + 1 }, (_, step) => (step / STEPS) * DAYS);
  return (
    <svg width={width} height={HEIGHT} aria-hidden>
      {lines.map(({ key, parameters, color, dashed }) => (
        <LinePath
          key={key}
          data={days}
          x={x}
          y={(day) => y(remembered(parameters, day))}
          stroke={color}
          strokeWidth={2.5}
          {...(dashed && { strokeDasharray: '5 5' })}
        />
      ))}
      <AxisLeft
        left={EDGE.left}
        scale={y}
        numTicks={4}
        tickFormat={(value) => formats.percent(Number(value))}
        stroke={INK.line}
        hideTicks
        tickLabelProps={{ ...tickLabel, textAnchor: 'end', dx: 2, dy: 4 }}
      />
      <AxisBottom
        top={HEIGHT - EDGE.bottom}
        scale={x}
        numTicks={6}
        tickFormat={(value) => formats.count(Number(value))}
        stroke={INK.line}
        hideTicks
        tickLabelProps={{ ...tickLabel, textAnchor: 'middle', dy: 2 }}
      />
    </svg>
  );
}
