import Box from '@mui/material/Box';
import { useState, type DragEvent, type ReactNode } from 'react';

interface FileFieldProps {
  accept: string;
  /** Takes a photo where the device has a camera, in the place of choosing a file. */
  camera?: boolean;
  disabled: boolean;
  onFile: (file: File) => void;
  children: ReactNode;
}

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/** Where a file is chosen or dropped. What it is, the server says. */
export function FileField({ accept, camera = false, disabled, onFile, children }: FileFieldProps) {
  const [over, setOver] = useState(false);
  const take = (files: FileList | null) => {
    const [file] = files ?? [];
    if (file && !disabled) onFile(file);
  };
  return (
    <Box
      component="label"
      onDragOver={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files);
      }}
      sx={{
        position: 'relative',
        flex: '1 1 160px',
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'center',
        gap: 1,
        minHeight: 56,
        px: 2,
        py: 1,
        borderRadius: 3 / 2,
        // Dashed where something can be dropped; a finger drops nothing.
        border: '1.5px solid',
        '@media (pointer: fine)': { borderStyle: 'dashed' },
        borderColor: over ? 'primary.main' : 'tones.field',
        bgcolor: over ? 'tones.raised' : 'transparent',
        textAlign: 'center',
        cursor: disabled ? 'default' : 'pointer',
        '&:hover': { borderColor: 'primary.main' },
        '&:has(input:focus-visible)': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
        '& > svg': { color: 'primary.main', flexShrink: 0 },
      }}
    >
      {children}
      <Box
        component="input"
        type="file"
        accept={accept}
        disabled={disabled}
        {...(camera && { capture: 'environment' as const })}
        onChange={({ target }) => {
          take(target.files);
          // Choosing the same file again must count as a choice.
          target.value = '';
        }}
        sx={{ position: 'absolute', inset: 0, opacity: 0, cursor: 'inherit' }}
      />
    </Box>
  );
}
