import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { ParentSize } from '@visx/responsive';
import { ChartColumn, Table2 } from 'lucide-react';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { DataTable, type DataColumn } from '../../../ui/DataTable.tsx';

interface Rows<Row> {
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
}

interface ChartCardProps<Row> {
  title: string;
  /** The chart in a sentence: read first, and the text alternative of the picture. */
  summary: string;
  /** The same figures as a table. */
  table: Rows<Row>;
  /** Pixels; `auto` if the picture sets its own height. */
  height: number | 'auto';
  /** Without data only the sentence is shown. */
  empty?: boolean;
  /** Secondary: collapsed on a phone, and rendered on demand. */
  foldOnPhone?: boolean;
  /** Advanced content below everything. */
  advanced?: ReactNode;
  /** A choice beside the title. */
  choice?: ReactNode;
  /** Renders the picture in the available width. */
  draw: (width: number) => ReactNode;
  legend?: ReactNode;
  wide?: boolean;
}

/** A card with a title, a sentence and a picture, which can be switched to a table. */
export function ChartCard<Row>(props: ChartCardProps<Row>) {
  const { title, summary, table, height, choice, draw, legend, advanced, wide = false } = props;
  const { empty = false, foldOnPhone = false } = props;
  const { t } = useLingui();
  const [asTable, setAsTable] = useState(false);
  const phone = useMediaQuery('(max-width: 599.95px)', { noSsr: true });
  const [unfolded, setUnfolded] = useState(false);
  const folded = foldOnPhone && phone && !unfolded && !asTable;
  return (
    <Panel
      title={title}
      wide={wide}
      actions={
        empty ? null : (
          <>
            {folded ? null : choice}
            {folded && (
              <IconButton size="small" aria-label={t`Show chart: ${title}`} onClick={() => setUnfolded(true)}>
                <ChartColumn size={18} />
              </IconButton>
            )}
            <Tooltip title={asTable ? t`Show as a picture` : t`Show as a table`}>
              <IconButton
                size="small"
                aria-label={t`${title}: as a table`}
                aria-pressed={asTable}
                onClick={() => setAsTable(!asTable)}
              >
                {asTable ? <ChartColumn size={18} /> : <Table2 size={18} />}
              </IconButton>
            </Tooltip>
          </>
        )
      }
    >
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: empty || folded ? 0 : 2, maxWidth: '70ch' }}>
        {summary}
      </Typography>
      {empty || folded ? null : asTable ? (
        <Box
          tabIndex={0}
          role="region"
          aria-label={title}
          sx={{ maxHeight: Math.max(320, height === 'auto' ? 0 : height), overflowY: 'auto', mx: -1, px: 1 }}
        >
          <DataTable label={title} {...table} />
        </Box>
      ) : (
        <>
          <Box role="img" aria-label={title} sx={{ height, '& svg': { display: 'block' } }}>
            {height === 'auto' ? (
              <InWidth draw={draw} />
            ) : (
              <ParentSize debounceTime={0}>{({ width }) => (width > 0 ? draw(width) : null)}</ParentSize>
            )}
          </Box>
          {legend}
        </>
      )}
      {advanced}
    </Panel>
  );
}

/** A picture in the available width, with its own height. */
function InWidth({ draw }: { draw: (width: number) => ReactNode }) {
  const container = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (container.current === null) return undefined;
    const observer = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)));
    observer.observe(container.current);
    return () => observer.disconnect();
  }, []);
  return <div ref={container}>{width > 0 ? draw(width) : null}</div>;
}

interface PanelProps {
  title: string;
  actions?: ReactNode;
  wide?: boolean;
  children: ReactNode;
}

/** A part of the page under its heading. */
export function Panel({ title, actions, wide = false, children }: PanelProps) {
  const heading = useId();
  return (
    <Card
      component="section"
      aria-labelledby={heading}
      sx={{ p: { xs: 2, sm: 3 }, minWidth: 0, gridColumn: wide ? '1 / -1' : undefined }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, minHeight: 36, mb: 0.5 }}>
        <Typography id={heading} variant="h3" component="h2" sx={{ flex: 1, minWidth: 'min(100%, 160px)' }}>
          {title}
        </Typography>
        {actions}
      </Box>
      {children}
    </Card>
  );
}

/** Legend of a picture's colours. */
export function Legend({ entries }: { entries: readonly { label: string; color: string; line?: 'dashed' }[] }) {
  return (
    <Box
      component="ul"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, columnGap: 2.5, listStyle: 'none', p: 0, m: 0, mt: 1.5 }}
    >
      {entries.map(({ label, color, line }) => (
        <Box component="li" key={label} sx={{ display: 'flex', alignItems: 'center', gap: 1, fontSize: '0.8125rem' }}>
          <Box
            aria-hidden
            sx={
              line
                ? { width: 16, borderTop: `2px dashed ${color}` }
                : { width: 10, height: 10, borderRadius: '3px', bgcolor: color }
            }
          />
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {label}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
