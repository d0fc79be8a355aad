import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { clusterPath } from '@wordcluster/domain/practice/routes';
import { ParentSize } from '@visx/responsive';
import { Play } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useLanguageName } from '../../../platform/browser/display-names.ts';
import { DataTable, type DataColumn } from '../../../ui/DataTable.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import type { DayFormats } from '../hooks/use-day-formats.ts';
import type { ProgressResponse } from '../state/figures.ts';
import { Panel } from './ChartCard.tsx';
import { StageBar } from './Stages.tsx';

type HardWord = ProgressResponse['hardest'][number];
type Share = Pick<ProgressResponse['clusters'][number], 'answers' | 'minutes' | 'stages'>;

/** Maximum rows of a session. */
const AT_ONCE = 50;
/** Shown at first: on a phone each takes as much space as a card. */
const SHOWN = 6;

/**
 * On a phone a row is a line: as cards a few of them would be a page long. Columns after the third are in the wide
 * table only.
 */
const oneLine = (columns: string) => ({
  '@media (max-width: 599.95px)': {
    '& .MuiTableHead-root.MuiTableHead-root': {
      display: 'block',
      position: 'static',
      width: 'auto',
      height: 'auto',
      clipPath: 'none',
    },
    '& .MuiTable-root .MuiTableRow-root.MuiTableRow-root': {
      display: 'grid',
      gridTemplateColumns: columns,
      alignItems: 'center',
      columnGap: 1.5,
      px: 0,
      py: 0.5,
      border: 0,
      borderRadius: 0,
      borderBottom: 1,
      borderColor: 'tones.hairline',
    },
    '& .MuiTable-root .MuiTableBody-root.MuiTableBody-root': { gap: 0 },
    '& .MuiTable-root .MuiTableCell-root.MuiTableCell-root': {
      display: 'block',
      p: 0,
      minHeight: 0,
      minWidth: 0,
      border: 0,
      textAlign: 'start',
      whiteSpace: 'normal',
      '&[data-label]::before': { content: 'none' },
      // A heading for screen readers alone takes no column.
      '&:nth-of-type(3)': { gridColumn: 3, textAlign: 'end' },
      '&:nth-of-type(n + 4)': { display: 'none' },
    },
  },
});
const WORDS_IN_LINES = oneLine('minmax(0, 1fr) minmax(0, 1fr) 5.5em');
const SHARES_IN_LINES = oneLine('minmax(0, 1fr) 84px 4em');

/** The words that cost the most, with the way to practise just them. */
export function Hardest({ words, formats }: { words: readonly HardWord[]; formats: DayFormats }) {
  const { t } = useLingui();
  const [all, setAll] = useState(false);
  if (words.length === 0) return null;
  const rows = [...new Set(words.map(({ row_id }) => row_id))].slice(0, AT_ONCE);
  const cell = (text: string, language: string | null, strong: boolean) => (
    <Box
      component="span"
      translate="no"
      lang={language ?? undefined}
      dir="auto"
      sx={{ fontWeight: strong ? 700 : 400, overflowWrap: 'anywhere' }}
    >
      {text}
    </Box>
  );
  return (
    <Panel
      wide
      title={t`The hardest words`}
      actions={
        <Button
          component={Link}
          to={`/review?rows=${rows.join(',')}`}
          variant="contained"
          startIcon={<Play size={18} aria-hidden />}
        >
          <Trans>Practise these</Trans>
        </Button>
      }
    >
      <Box sx={WORDS_IN_LINES}>
        <DataTable<HardWord>
          label={t`The hardest words`}
          rows={all ? words : words.slice(0, SHOWN)}
          rowKey={(word) => `${word.row_id} ${word.source_col} ${word.target_col}`}
          columns={[
            { id: 'source', label: t`Word`, cell: (word) => cell(word.source, word.source_language, true) },
            { id: 'target', label: t`Answer`, cell: (word) => cell(word.target, word.target_language, false) },
            {
              id: 'difficulty',
              label: t`Difficulty`,
              align: 'right',
              cell: (word) => formats.minutes(word.difficulty),
            },
            { id: 'lapses', label: t`Times forgotten`, align: 'right', cell: (word) => formats.count(word.lapses) },
          ]}
        />
      </Box>
      {words.length > SHOWN && (
        <Button color="inherit" aria-expanded={all} onClick={() => setAll(!all)} sx={{ mt: 1.5 }}>
          {all ? <Trans>Show fewer</Trans> : <Plural value={words.length} one="Show # word" other="Show all # words" />}
        </Button>
      )}
    </Panel>
  );
}

interface ProportionsProps {
  clusters: ProgressResponse['clusters'];
  languages: ProgressResponse['languages'];
  formats: DayFormats;
}

/** Answers and stages by cluster and by language. */
export function Proportions({ clusters, languages, formats }: ProportionsProps) {
  const { t } = useLingui();
  const languageName = useLanguageName();
  const figures = <Row extends Share>(): DataColumn<Row>[] => [
    { id: 'known', label: t`Known`, align: 'right', cell: ({ stages }) => formats.count(stages.known) },
    { id: 'young', label: t`Young`, align: 'right', cell: ({ stages }) => formats.count(stages.young) },
    { id: 'learning', label: t`Learning`, align: 'right', cell: ({ stages }) => formats.count(stages.learning) },
    { id: 'new', label: t`New`, align: 'right', cell: ({ stages }) => formats.count(stages.new) },
    { id: 'answers', label: t`Answers`, align: 'right', cell: ({ answers }) => formats.count(answers) },
    { id: 'minutes', label: t`Minutes`, align: 'right', cell: ({ minutes }) => formats.minutes(minutes) },
  ];
  const bar = (stages: Share['stages']) => (
    <Box sx={{ width: { xs: 84, sm: '100%' }, minWidth: 80, height: 10, '& svg': { display: 'block' } }}>
      <ParentSize debounceTime={0}>{({ width }) => <StageBar stages={stages} width={width} height={10} />}</ParentSize>
    </Box>
  );
  return (
    <>
      <Panel wide title={t`By cluster`}>
        <Box sx={SHARES_IN_LINES}>
          <DataTable<ProgressResponse['clusters'][number]>
            label={t`By cluster`}
            rows={clusters}
            rowKey={({ cluster_id }) => cluster_id}
            columns={[
              {
                id: 'cluster',
                label: t`Cluster`,
                cell: ({ cluster_id, title }) => <TextLink to={clusterPath(cluster_id)}>{title}</TextLink>,
              },
              { id: 'bar', label: t`Stages`, hideLabel: true, cell: ({ stages }) => bar(stages) },
              ...figures<ProgressResponse['clusters'][number]>(),
            ]}
          />
        </Box>
      </Panel>
      {languages.length > 0 && (
        <Panel wide title={t`By language`}>
          <Box sx={SHARES_IN_LINES}>
            <DataTable<ProgressResponse['languages'][number]>
              label={t`By language`}
              rows={languages}
              rowKey={({ language }) => language}
              columns={[
                { id: 'language', label: t`Language of the answers`, cell: ({ language }) => languageName(language) },
                { id: 'bar', label: t`Stages`, hideLabel: true, cell: ({ stages }) => bar(stages) },
                ...figures<ProgressResponse['languages'][number]>(),
              ]}
            />
          </Box>
        </Panel>
      )}
    </>
  );
}
