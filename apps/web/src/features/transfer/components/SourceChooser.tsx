import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useId, useState, type DragEvent, type ReactNode } from 'react';
import Typography from '@mui/material/Typography';
import { ACCEPTED_EXTENSIONS } from '@wordcluster/domain/clusters/file-import';
import { FileSpreadsheet } from 'lucide-react';
import Button from '@mui/material/Button';
import { Field } from '../../../ui/Field.tsx';

interface PasteFormProps {
  text: string;
  onText: (text: string) => void;
  onRead: (text: string) => void;
}

const focus = (field: HTMLTextAreaElement | null) => field?.focus();

/** Cells from a spreadsheet, or a list from anywhere. Pasting into the empty field reads them at once. */
function PasteForm({ text, onText, onRead }: PasteFormProps) {
  const { t } = useLingui();
  const empty = text.trim() === '';
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <Field
        label={t`Cells or lines to import`}
        hint={<Trans>One row per line. Separate columns with tabs, commas, semicolons or dashes.</Trans>}
        multiline
        minRows={6}
        maxRows={10}
        inputRef={focus}
        value={text}
        placeholder={'Haus\tdom\nBaum\tstrom'}
        onChange={({ target }) => onText(target.value)}
        onPaste={(event) => {
          const pasted = event.clipboardData.getData('text/plain');
          if (!empty || pasted.trim() === '') return;
          event.preventDefault();
          onRead(pasted);
        }}
        inputProps={{ spellCheck: false, autoCapitalize: 'off' }}
        sx={{ width: '100%' }}
      />
      <Button variant="contained" disabled={empty} onClick={() => onRead(text)}>
        <Trans>Show preview</Trans>
      </Button>
    </Box>
  );
}

const hasFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files');

interface FileDropProps {
  accept: string;
  onFiles: (files: readonly File[]) => void;
  /** Which files are meant. */
  children: ReactNode;
}

/**
 * File input with drop target for one file. Its type is checked by the import, as file choosers can be made to offer
 * all.
 */
function FileDrop({ accept, onFiles, children }: FileDropProps) {
  const [over, setOver] = useState(false);
  const onDragOver = (event: DragEvent) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'copy';
    setOver(true);
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onFiles([...event.dataTransfer.files]);
  };
  return (
    <Box
      component="label"
      onDragOver={onDragOver}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
      sx={{
        position: 'relative',
        display: 'grid',
        justifyItems: 'center',
        alignContent: 'center',
        gap: 1,
        minHeight: 208,
        p: 3,
        borderRadius: 3 / 2,
        border: '1.5px dashed',
        borderColor: over ? 'primary.main' : 'tones.field',
        bgcolor: over ? 'tones.raised' : 'transparent',
        textAlign: 'center',
        cursor: 'pointer',
        transition: 'border-color 120ms ease-out, background-color 120ms ease-out',
        '&:hover': { borderColor: 'primary.main' },
        '&:has(input:focus-visible)': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
        '& > svg': { color: 'primary.main', mb: 0.5 },
      }}
    >
      <FileSpreadsheet size={40} strokeWidth={1.5} aria-hidden />
      <Typography component="span" sx={{ fontWeight: 700 }}>
        <Trans>Choose a file or drop it here</Trans>
      </Typography>
      <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
        {children}
      </Typography>
      <Box
        component="input"
        type="file"
        accept={accept}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // Choosing the same file again must fire a change event.
          target.value = '';
        }}
        sx={{ position: 'absolute', inset: 0, opacity: 0, cursor: 'pointer' }}
      />
    </Box>
  );
}

export type ImportSource = 'file' | 'paste';

const ACCEPTED = [
  ...ACCEPTED_EXTENSIONS,
  'text/csv',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
].join(',');

interface SourceChooserProps {
  source: ImportSource;
  onSource: (source: ImportSource) => void;
  /** Text pasted or typed before; going back does not lose it. */
  pasted: string;
  onText: (text: string) => void;
  onFiles: (files: readonly File[]) => void;
  onPaste: (text: string) => void;
}

/** Source of the rows: a file, or the clipboard. */
export function SourceChooser({ source, onSource, pasted, onText, onFiles, onPaste }: SourceChooserProps) {
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
          <PasteForm text={pasted} onText={onText} onRead={onPaste} />
        )}
      </Box>
    </Box>
  );
}
