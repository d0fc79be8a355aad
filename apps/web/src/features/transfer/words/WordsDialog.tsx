import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { Cluster } from '../../../platform/queries/clusters.ts';
import { AppDialog } from '../../../ui/AppDialog.tsx';
import { Banner } from '../../../ui/Banner.tsx';
import { failureText } from '../../../ui/messages.ts';
import { FileDrop } from '../components/FileDrop.tsx';
import { ImportProgress } from '../components/ImportProgress.tsx';
import { useStrayDrops } from '../hooks/use-page-events.ts';
import { useWordsImport } from './use-words-import.ts';
import { firstChoices, missingChoice, wordsBody, type WordsChoices } from './words-choices.ts';
import { WordsFile } from './WordsFile.tsx';
import { WordsOutcome } from './WordsOutcome.tsx';

interface WordsDialogProps {
  premium: boolean;
  /** Where the words go if the person wants; without it they get clusters of their own. */
  cluster?: Cluster;
  /** A file that was chosen already. */
  file?: File;
  onClose: () => void;
}

const focus = (button: HTMLElement | null) => button?.focus();

/** Words from Anki and other programs: choose the file, say what becomes of its decks and fields, import. */
export default function WordsDialog({ premium, cluster, file, onClose }: WordsDialogProps) {
  const words = useWordsImport(file);
  useStrayDrops();
  const { work, found, done, problem } = words;
  const [chosen, setChosen] = useState<{ of: typeof found; choices: WordsChoices } | null>(null);
  const choices =
    found === null ? null : chosen?.of === found ? chosen.choices : firstChoices(found, cluster !== undefined);
  const sending = work === 'uploading' || work === 'reading';

  const actions =
    done !== null ? (
      <Button variant="contained" onClick={onClose} ref={focus}>
        <Trans>Done</Trans>
      </Button>
    ) : sending ? (
      <Button color="inherit" onClick={words.restart} ref={focus}>
        <Trans>Cancel</Trans>
      </Button>
    ) : found === null || choices === null ? (
      <Button color="inherit" onClick={onClose}>
        <Trans>Close</Trans>
      </Button>
    ) : (
      <>
        <Button color="inherit" onClick={words.restart} disabled={work === 'importing'}>
          <Trans>Back</Trans>
        </Button>
        <Button
          variant="contained"
          disabled={work !== null || missingChoice(choices) !== null}
          onClick={() => void words.start(wordsBody(found, choices, cluster?.id))}
        >
          {work === 'importing' ? <Trans>Importing …</Trans> : <Trans>Import</Trans>}
        </Button>
      </>
    );
  return (
    <AppDialog
      open
      title={<Trans>Import words</Trans>}
      onClose={onClose}
      busy={work === 'importing'}
      maxWidth={found !== null && done === null ? 'md' : 'sm'}
      actions={actions}
    >
      {problem !== null && (
        <Box sx={{ mb: 2 }}>
          <Banner>
            {problem === 'not-one-file' ? <Trans>Please choose exactly one file.</Trans> : failureText(problem)}
          </Banner>
        </Box>
      )}
      {done !== null ? (
        <WordsOutcome done={done} />
      ) : sending ? (
        <ImportProgress work={words.work} share={words.share} fileName={words.fileName} />
      ) : found !== null && choices !== null ? (
        <WordsFile
          found={found}
          choices={choices}
          cluster={cluster}
          premium={premium}
          disabled={work !== null}
          onChange={(change) => setChosen({ of: found, choices: { ...choices, ...change } })}
        />
      ) : (
        <FileDrop accept=".apkg,.colpkg,.kvtml,.zip,.txt,.tsv,.csv" onFiles={(files) => void words.upload(files)}>
          <Trans>
            An Anki package (.apkg or .colpkg) with its history, a document of Parley (.kvtml), a text with columns, or
            everything of another Wordcluster account (.zip). You choose what becomes of it before anything changes.
          </Trans>
        </FileDrop>
      )}
    </AppDialog>
  );
}
