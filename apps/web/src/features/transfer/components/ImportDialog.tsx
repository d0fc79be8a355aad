import { Trans, useLingui, Plural } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { type Import, useImport } from '../hooks/use-import.ts';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { Cluster } from '../../../platform/queries/clusters.ts';
import { AppDialog, DiscardDialog } from '../../../ui/AppDialog.tsx';
import type { ImportOptions, WordsBody, Imported } from '../api/import-rows.ts';
import { expectedImport, type ExpectedImport } from '../state/expected-import.ts';
import { columnsOfFile } from '../state/mapping.ts';
import { useStrayDrops } from '../hooks/use-page-events.ts';
import { firstChoices, missingChoice, wordsBody, type WordsChoices } from '../words/words-choices.ts';
import { WordsFile } from '../words/WordsFile.tsx';
import { WordsOutcome } from '../words/WordsOutcome.tsx';
import { ImportActions } from './ImportActions.tsx';
import { ImportPreview } from './ImportPreview.tsx';
import { ImportProblemBanner } from './ImportNotices.tsx';
import { ImportTarget, isTooShort } from './ImportTarget.tsx';
import { SourceChooser, type ImportSource } from './SourceChooser.tsx';
import { FREE_ROWS } from '@wordcluster/domain/clusters/free-plan';
import { CircleCheck } from 'lucide-react';

interface ImportOutcomeProps {
  imported: Imported;
  append: boolean;
  expected: ExpectedImport;
}

/** Accounts for every row of the file. */
function ImportOutcome({ imported, append, expected }: ImportOutcomeProps) {
  const { skippedRows, left } = expected;
  const { imported_rows: rows, updated_rows: updated, duplicate_rows: duplicates } = imported;
  return (
    <Box
      component="output"
      sx={{
        display: 'grid',
        justifyItems: 'center',
        textAlign: 'center',
        gap: 1,
        py: 4,
        '& > svg': { color: 'success.main' },
      }}
    >
      <CircleCheck size={48} strokeWidth={1.5} aria-hidden />
      <Typography variant="h3" component="p">
        {append ? (
          <Plural value={rows} one="# row was added." other="# rows were added." />
        ) : (
          <Plural value={rows} one="# row was imported." other="# rows were imported." />
        )}
      </Typography>
      {updated > 0 && (
        <Typography variant="body2">
          <Plural value={updated} one="# row was changed." other="# rows were changed." />
        </Typography>
      )}
      {duplicates > 0 && (
        <Typography variant="body2">
          <Plural value={duplicates} one="# duplicate was skipped." other="# duplicates were skipped." />
        </Typography>
      )}
      {skippedRows > 0 && (
        <Typography variant="body2">
          <Plural value={skippedRows} one="# row was skipped." other="# rows were skipped." />
        </Typography>
      )}
      {left > 0 && (
        <Typography variant="body2">
          <Plural value={left} one="# last row was not imported" other="# last rows were not imported" />
          {', '}
          <Trans>because your plan supports only {FREE_ROWS} rows per cluster.</Trans>
        </Typography>
      )}
    </Box>
  );
}

/** A file on its way, then being read. */
function ImportProgress({ work, share, fileName }: Pick<Import, 'work' | 'share' | 'fileName'>) {
  const { t, i18n } = useLingui();
  const sending = work === 'uploading';
  const percent = i18n.number(share, { style: 'percent', maximumFractionDigits: 0 });
  return (
    <Box sx={{ display: 'grid', gap: 1.5, alignContent: 'center', minHeight: 208 }}>
      {fileName !== null && <Typography sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>{fileName}</Typography>}
      <LinearProgress
        variant={sending ? 'determinate' : 'indeterminate'}
        value={Math.round(share * 100)}
        aria-label={sending ? t`Sending the file` : t`Reading the rows`}
      />
      <Typography variant="body2" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
        {sending ? <Trans>Sending the file: {percent}</Trans> : <Trans>Reading the rows …</Trans>}
      </Typography>
    </Box>
  );
}

interface ImportDialogProps {
  /** Optional target of the rows; by default they get clusters of their own. */
  cluster?: Cluster | undefined;
  premium: boolean;
  /** Source that is open at first. */
  source?: ImportSource;
  /** Cells that were pasted already: the dialog opens with their preview. */
  pasted?: string | undefined;
  /** Files that were chosen already: one, of which more are refused. */
  files?: readonly File[] | undefined;
  /** Offers a way to the cluster's page at the end. */
  linked?: boolean;
  onClose: () => void;
}

interface ChoicesInput {
  rows: Import;
  cluster: Cluster | undefined;
  premium: boolean;
  pasted: boolean;
}

/** The user's choices for the import, with the detected ones as defaults, and their effect. */
function useImportChoices({ rows, cluster, premium, pasted }: ChoicesInput) {
  const { t } = useLingui();
  const { found, words } = rows;
  // The user's choice has priority over the detected header.
  const [headerChoice, setHeaderChoice] = useState<boolean | null>(null);
  const [append, setAppend] = useState(true);
  const [duplicates, setDuplicates] = useState<ImportOptions['duplicates']>('keep');
  const [into, setInto] = useState<WordsBody['into'] | null>(null);
  const [title, setTitle] = useState<string | null>(null);
  const [chosen, setChosen] = useState<{ of: typeof rows.words; choices: WordsChoices } | null>(null);
  const target = into ?? (cluster === undefined ? 'one' : 'cluster');
  const intoCluster = words === null || target === 'cluster';
  const named = title ?? (pasted ? t`Pasted rows` : (found?.file_name.replace(/\.[^.]{1,10}$/, '') ?? ''));
  const options = { first_line_header: headerChoice ?? found?.first_row_is_header ?? false, append, duplicates };
  const expected =
    found === null ? null : expectedImport(found, { ...options, append: intoCluster ? append : false }, premium);
  const choices =
    words === null || words.preview !== null
      ? null
      : chosen?.of === words
        ? chosen.choices
        : firstChoices(words, cluster !== undefined);
  const start = () => {
    if (words === null) return rows.start(options);
    if (choices !== null) return rows.bring(wordsBody(words, choices, cluster?.id));
    return rows.bring({
      into: target,
      ...(target === 'one' ? { title: named.trim() } : {}),
      ...(target === 'cluster' && cluster !== undefined ? { cluster_id: cluster.id, append, duplicates } : {}),
      // Each table has a header of its own, or none.
      ...(target === 'decks' ? {} : { first_line_header: options.first_line_header, table: found?.table }),
    });
  };
  const ready =
    choices === null
      ? (expected?.importable ?? 0) > 0 && !(words !== null && target === 'one' && isTooShort(named))
      : missingChoice(choices) === null;

  const reset = () => {
    setHeaderChoice(null);
    setInto(null);
    setTitle(null);
  };
  return {
    target,
    intoCluster,
    named,
    options,
    expected,
    choices,
    ready,
    headerGuessed: headerChoice === null,
    /** Null for several clusters or notes, which are not counted here. */
    importable: choices === null && target !== 'decks' ? (expected?.importable ?? 0) : null,
    start,
    reset,
    setHeaderChoice,
    setAppend,
    setDuplicates,
    setInto,
    setTitle,
    setChosen,
  };
}

type ImportChoices = ReturnType<typeof useImportChoices>;

interface ImportStepProps {
  rows: Import;
  choice: ImportChoices;
  cluster: Cluster | undefined;
  premium: boolean;
  pasted: boolean;
  /** While nothing is chosen. */
  chooser: ReactNode;
}

/** The dialog's content, from choosing to the outcome. */
function ImportStep({ rows, choice, cluster, premium, pasted, chooser }: ImportStepProps) {
  const { work, words, imported, done } = rows;
  const { expected, choices, options } = choice;
  if (done !== null) return <WordsOutcome done={done} />;
  if (imported !== null && expected !== null)
    return <ImportOutcome imported={imported} append={options.append} expected={expected} />;
  if (work === 'uploading' || work === 'reading') return <ImportProgress {...rows} />;
  if (words !== null && choices !== null)
    return (
      <WordsFile
        found={words}
        choices={choices}
        cluster={cluster}
        premium={premium}
        disabled={work !== null}
        onChange={(change) => choice.setChosen({ of: words, choices: { ...choices, ...change } })}
      />
    );
  return <TableStep rows={rows} choice={choice} cluster={cluster} pasted={pasted} chooser={chooser} />;
}

/** Preview of a table, once one was read. */
function TableStep({ rows, choice, cluster, pasted, chooser }: Omit<ImportStepProps, 'premium'>) {
  const { t } = useLingui();
  const { work, found, words } = rows;
  const { expected, target, named, intoCluster, options } = choice;
  if (found === null || expected === null) return chooser;
  const disabled = work !== null;
  return (
    <ImportPreview
      cluster={
        intoCluster && cluster !== undefined
          ? cluster
          : columnsOfFile(found, options.first_line_header, (number) => t`Column ${number}`)
      }
      found={found}
      expected={expected}
      options={options}
      busy={disabled}
      pasted={pasted}
      intoCluster={intoCluster}
      allTables={target === 'decks'}
      headerGuessed={choice.headerGuessed}
      target={
        words === null ? null : (
          <ImportTarget
            into={target}
            title={named}
            cluster={cluster?.title ?? null}
            tables={found.tables.length}
            disabled={disabled}
            onInto={choice.setInto}
            onTitle={choice.setTitle}
          />
        )
      }
      onReread={(how) => void rows.reread(how)}
      onDivide={(division) => void rows.divide(division)}
      onHeader={choice.setHeaderChoice}
      onAppend={choice.setAppend}
      onDuplicates={choice.setDuplicates}
    />
  );
}

/** Reads the dialog's initial text or files, once. */
function useGivenSource({ paste, upload }: Import, pasted: string, files: readonly File[] = []): void {
  useEffect(() => {
    if (pasted !== '') void paste(pasted);
  }, [pasted, paste]);
  const first = useRef(files);
  useEffect(() => {
    if (first.current.length > 0) void upload(first.current);
  }, [upload]);
}

/** Import dialog: choose or paste, preview with options, import. */
export default function ImportDialog(props: ImportDialogProps) {
  const { cluster, premium, source: firstSource = 'file', pasted = '', linked = false, onClose } = props;
  const rows = useImport(cluster?.id);
  useStrayDrops();
  const [source, setSource] = useState<ImportSource>(pasted === '' ? firstSource : 'paste');
  const [text, setText] = useState(pasted);
  const [asking, setAsking] = useState(false);
  const choice = useImportChoices({ rows, cluster, premium, pasted: source === 'paste' });
  const { work, found, words, imported, done, problem, paste, upload } = rows;
  useGivenSource(rows, pasted, props.files);
  const ended = imported !== null || done !== null;
  const unsaved = text.trim() !== '' && !ended;
  const close = () => (unsaved ? setAsking(true) : onClose());

  const restart = () => {
    choice.reset();
    rows.restart();
  };
  const onPaste = (given: string) => {
    setText(given);
    void paste(given);
  };
  return (
    <>
      <AppDialog
        open
        title={cluster === undefined ? <Trans>Import</Trans> : <Trans>Import rows</Trans>}
        onClose={close}
        busy={work === 'importing'}
        maxWidth={(found !== null || words !== null) && !ended ? 'md' : 'sm'}
        actions={
          <ImportActions
            clusterId={cluster?.id}
            rows={rows}
            importable={choice.importable}
            ready={choice.ready}
            linked={linked}
            onImport={() => void choice.start()}
            onRestart={restart}
            onClose={close}
          />
        }
      >
        {cluster !== undefined && (
          <Typography variant="body2" noWrap sx={{ color: 'text.secondary', mb: 2 }}>
            <Trans>into {cluster.title}</Trans>
          </Typography>
        )}
        {problem !== null && (
          <Box sx={{ mb: 2 }}>
            <ImportProblemBanner problem={problem} />
          </Box>
        )}
        <ImportStep
          rows={rows}
          choice={choice}
          cluster={cluster}
          premium={premium}
          pasted={source === 'paste'}
          chooser={
            <SourceChooser
              source={source}
              onSource={(from) => {
                restart();
                setSource(from);
              }}
              pasted={text}
              onText={setText}
              onFiles={(files) => void upload(files)}
              onPaste={onPaste}
            />
          }
        />
      </AppDialog>
      {asking && <DiscardDialog onKeep={() => setAsking(false)} onDiscard={onClose} />}
    </>
  );
}
