import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useId } from 'react';
import { FileDrop } from './FileDrop.tsx';
import { PasteForm } from './PasteForm.tsx';

export type ImportSource = 'file' | 'paste';

const ACCEPTED =
  '.csv,.xlsx,.txt,.tsv,.md,.apkg,.colpkg,.kvtml,.zip,.json,.html,.htm,.xls,.tbx,.tmx,.db,.sqlite3,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

interface SourceChooserProps {
  source: ImportSource;
  onSource: (source: ImportSource) => void;
  /** What was pasted before; going back does not lose it. */
  pasted: string;
  onFiles: (files: readonly File[]) => void;
  onPaste: (text: string) => void;
}

/** Where the rows come from: a file, or the clipboard. */
export function SourceChooser({ source, onSource, pasted, onFiles, onPaste }: SourceChooserProps) {
  const { t } = useLingui();
  const id = useId();
  const tab = (value: ImportSource, label: string) => (
    <Tab
      value={value}
      label={label}
      id={`${id}-${value}`}
      aria-controls={`${id}-panel`}
      sx={{ textTransform: 'none', minHeight: 44, minWidth: 72, fontSize: '0.9375rem' }}
    />
  );
  return (
    <Box>
      <Tabs
        value={source}
        onChange={(_event, chosen: ImportSource) => onSource(chosen)}
        aria-label={t`Where the rows come from`}
        sx={{ minHeight: 44, mb: 2.5, borderBottom: 1, borderColor: 'divider' }}
      >
        {tab('file', t`File`)}
        {tab('paste', t`Paste`)}
      </Tabs>
      <Box role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${source}`}>
        {source === 'file' ? (
          <FileDrop accept={ACCEPTED} onFiles={onFiles}>
            <Trans>
              A spreadsheet or CSV file, a text file, an Anki package or a list from another app. You can review
              everything before it is imported.
            </Trans>
          </FileDrop>
        ) : (
          <PasteForm initial={pasted} onRead={onPaste} />
        )}
      </Box>
    </Box>
  );
}
