import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FileSpreadsheet } from 'lucide-react';
import { useState, type DragEvent, type ReactNode } from 'react';

const hasFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files');

interface FileDropProps {
  accept: string;
  onFiles: (files: readonly File[]) => void;
  /** Which files are meant. */
  children: ReactNode;
}

/** Where one file is chosen or dropped. What was dropped is judged by the import, as choosers can be made to offer all. */
export function FileDrop({ accept, onFiles, children }: FileDropProps) {
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
          // Choosing the same file again must count as a choice.
          target.value = '';
        }}
        sx={{ position: 'absolute', inset: 0, opacity: 0, cursor: 'pointer' }}
      />
    </Box>
  );
}
