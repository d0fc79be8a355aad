import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { Cluster } from '../../../platform/queries/clusters.ts';
import { AppDialog } from '../../../ui/AppDialog.tsx';
import type { ImportOptions } from '../api/import-rows.ts';
import { expectedImport } from '../state/expected-import.ts';
import { useImport } from '../hooks/use-import.ts';
import { useStrayDrops } from '../hooks/use-page-events.ts';
import { ImportActions } from './ImportActions.tsx';
import { ImportOutcome } from './ImportOutcome.tsx';
import { ImportPreview } from './ImportPreview.tsx';
import { ImportProblemBanner } from './ImportNotices.tsx';
import { ImportProgress } from './ImportProgress.tsx';
import { SourceChooser, type ImportSource } from './SourceChooser.tsx';

const WordsDialog = lazy(() => import('../words/WordsDialog.tsx'));

interface ImportDialogProps {
  cluster: Cluster;
  premium: boolean;
  /** Where the rows come from at first. */
  source?: ImportSource;
  /** Cells that were pasted already: the dialog opens with their preview. */
  pasted?: string | undefined;
  /** Offers a way to the cluster's page at the end. */
  linked?: boolean;
  onClose: () => void;
}

/** Files of other programs, which have decks and fields of their own. */
const isOfOtherProgram = ({ name }: File) => /\.(?:apkg|colpkg|kvtml|zip)$/i.test(name);

/** Import rows: choose or paste, look at the preview, import. */
export default function ImportDialog(props: ImportDialogProps) {
  const { cluster, premium, source: firstSource = 'file', pasted = '', linked = false, onClose } = props;
  const rows = useImport(cluster.id);
  useStrayDrops();
  const [source, setSource] = useState<ImportSource>(pasted === '' ? firstSource : 'paste');
  const [text, setText] = useState(pasted);
  // What the person says about the header outweighs what the file looks like.
  const [headerChoice, setHeaderChoice] = useState<boolean | null>(null);
  const [append, setAppend] = useState(true);
  const [duplicates, setDuplicates] = useState<ImportOptions['duplicates']>('keep');
  const [words, setWords] = useState<File | null>(null);
  const { work, found, imported, problem, paste } = rows;
  const options = { first_line_header: headerChoice ?? found?.first_row_is_header ?? false, append, duplicates };
  const expected = found === null ? null : expectedImport(found, options, premium);

  useEffect(() => {
    if (pasted !== '') void paste(pasted);
  }, [pasted, paste]);

  const restart = () => {
    setHeaderChoice(null);
    rows.restart();
  };
  const onPaste = (given: string) => {
    setText(given);
    void paste(given);
  };

  if (words !== null)
    return (
      <Suspense>
        <WordsDialog premium={premium} cluster={cluster} file={words} onClose={onClose} />
      </Suspense>
    );
  return (
    <AppDialog
      open
      title={<Trans>Import rows</Trans>}
      onClose={onClose}
      busy={work === 'importing'}
      unsaved={source === 'paste' && text !== '' && imported === null}
      maxWidth={found !== null && imported === null ? 'md' : 'sm'}
      actions={
        <ImportActions
          clusterId={cluster.id}
          rows={rows}
          importable={expected?.importable ?? 0}
          linked={linked}
          onImport={() => void rows.start(options)}
          onRestart={restart}
          onClose={onClose}
        />
      }
    >
      <Typography variant="body2" noWrap sx={{ color: 'text.secondary', mb: 2 }}>
        <Trans>into {cluster.title}</Trans>
      </Typography>
      {problem !== null && (
        <Box sx={{ mb: 2 }}>
          <ImportProblemBanner problem={problem} />
        </Box>
      )}
      {imported !== null && expected !== null ? (
        <ImportOutcome imported={imported} append={append} expected={expected} />
      ) : work === 'uploading' || work === 'reading' ? (
        <ImportProgress {...rows} />
      ) : found !== null && expected !== null ? (
        <ImportPreview
          cluster={cluster}
          found={found}
          expected={expected}
          options={options}
          busy={work !== null}
          onReread={(choices) => void rows.reread(choices)}
          onDivide={(division) => void rows.divide(division)}
          onHeader={setHeaderChoice}
          onAppend={setAppend}
          onDuplicates={setDuplicates}
        />
      ) : (
        <SourceChooser
          source={source}
          onSource={(chosen) => {
            restart();
            setSource(chosen);
          }}
          pasted={text}
          onFiles={(files) => {
            const [only, ...others] = files;
            if (only && others.length === 0 && isOfOtherProgram(only)) setWords(only);
            else void rows.upload(files);
          }}
          onPaste={onPaste}
        />
      )}
    </AppDialog>
  );
}
