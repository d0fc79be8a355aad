import { Trans, useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { columnName, usedColumns, type ClusterRow, type ColumnNumber } from '@wordcluster/domain/clusters/cluster';
import { Camera, FileAudio, ImagePlus, Mic, Square, Trash2, Undo2 } from 'lucide-react';
import { useEffect, useRef, type ReactNode, useState, type DragEvent } from 'react';
import { rowsQuery, type Cluster } from '../../../platform/queries/clusters.ts';
import { AppDialog } from '../../../ui/AppDialog.tsx';
import { useMedia } from '../hooks/use-media.ts';
import { canRecord, useRecorder } from '../hooks/use-recorder.ts';

interface FileFieldProps {
  accept: string;
  /** Takes a photo if the device has a camera, instead of choosing a file. */
  camera?: boolean;
  disabled: boolean;
  onFile: (file: File) => void;
  children: ReactNode;
}

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/** File input with drop target. The server detects the type. */
function FileField({ accept, camera = false, disabled, onFile, children }: FileFieldProps) {
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
        // Dashed if files can be dropped; not on touch screens.
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
          // Choosing the same file again must fire a change event.
          target.value = '';
        }}
        sx={{ position: 'absolute', inset: 0, opacity: 0, cursor: 'inherit' }}
      />
    </Box>
  );
}

/** Devices with a finger for a pointer have a camera; others open a second chooser of files. */
const HAS_CAMERA = window.matchMedia('(pointer: coarse)').matches;

interface PartProps {
  title: ReactNode;
  media: ReturnType<typeof useMedia>;
  there: ReactNode;
  children: ReactNode;
}

/** A file of the row, with removing and replacing it. */
function Part({ title, media, there, children }: PartProps) {
  return (
    <Box component="section" sx={{ display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 36 }}>
        <Typography
          variant="h4"
          component="h3"
          dir="auto"
          sx={{ flex: 1, textAlign: 'left', overflowWrap: 'anywhere' }}
        >
          {title}
        </Typography>
        {media.busy && <CircularProgress size={20} />}
        {there === null && media.removed && (
          <Button size="small" color="inherit" startIcon={<Undo2 size={18} />} onClick={() => void media.restore()}>
            <Trans>Undo</Trans>
          </Button>
        )}
        {there !== null && (
          <Button
            size="small"
            color="inherit"
            startIcon={<Trash2 size={18} />}
            disabled={media.busy}
            onClick={() => void media.remove()}
          >
            <Trans>Remove</Trans>
          </Button>
        )}
      </Box>
      {there}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>{children}</Box>
      {media.error !== null && <Alert severity="error">{media.error}</Alert>}
    </Box>
  );
}

function Sound({ row, column, name }: { row: ClusterRow; column: ColumnNumber; name: string }) {
  const { t } = useLingui();
  const media = useMedia(row, column);
  const recorder = useRecorder((recording) => void media.send(recording));
  const address = row[`sound_${column}`] ?? null;
  const record = () =>
    recorder.start().catch(() => media.setError(t`The microphone is blocked. Please allow it in your browser.`));
  return (
    <Part
      title={name}
      media={media}
      there={
        (address !== null && (
          <Box
            component="audio"
            controls
            preload="none"
            src={address}
            aria-label={t`Recording: ${name}`}
            sx={{ width: '100%', height: 40 }}
          />
        )) ||
        null
      }
    >
      {canRecord() && (
        <Button
          variant="outlined"
          color={recorder.recording ? 'secondary' : 'primary'}
          disabled={media.busy}
          startIcon={recorder.recording ? <Square size={18} fill="currentColor" /> : <Mic size={18} />}
          onClick={() => (recorder.recording ? recorder.stop() : void record())}
          sx={{ flex: '1 1 160px', minHeight: 56 }}
        >
          {recorder.recording ? <Trans>Stop recording</Trans> : <Trans>Record</Trans>}
        </Button>
      )}
      <FileField accept="audio/*,.mp3,.ogg,.opus,.m4a,.aac" disabled={media.busy} onFile={media.send}>
        <FileAudio size={20} aria-hidden />
        <Trans>Choose a recording</Trans>
      </FileField>
    </Part>
  );
}

interface MediaDialogProps {
  cluster: Cluster;
  row: ClusterRow;
  onClose: () => void;
}

/** A browser that translates the page leaves the word as it is. */
function TitleOfMedia({ text }: { text: string }) {
  const word = <bdi translate="no">{text}</bdi>;
  return <Trans>Image and audio for {word}</Trans>;
}

/** The picture of a row and a recording for each of its columns; changes are stored at once. */
export default function MediaDialog({ cluster, row: opened, onClose }: MediaDialogProps) {
  const { t } = useLingui();
  const { data: rows } = useQuery(rowsQuery(cluster.id));
  const row = rows?.find(({ id }) => id === opened.id) ?? opened;
  const picture = useMedia(row, 0);
  const word = row.col_1_value ?? '';
  const send = useRef(picture.send);
  useEffect(() => {
    send.current = picture.send;
  });
  useEffect(() => {
    // Independent of the focus: nothing else in the dialog accepts pasted content.
    const paste = (event: ClipboardEvent) => {
      const file = [...(event.clipboardData?.files ?? [])].find(({ type }) => type.startsWith('image/'));
      if (!file) return;
      event.preventDefault();
      void send.current(file);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);
  return (
    <AppDialog
      open
      title={<TitleOfMedia text={word} />}
      onClose={onClose}
      actions={
        <Button variant="contained" onClick={onClose}>
          <Trans>Done</Trans>
        </Button>
      }
    >
      <Box sx={{ display: 'grid', gap: 4 }}>
        <Part
          title={<Trans>Picture</Trans>}
          media={picture}
          there={
            row.picture ? (
              <Box
                component="img"
                src={row.picture}
                alt={t`Picture of ${word}`}
                sx={{ display: 'block', maxWidth: '100%', maxHeight: 320, mx: 'auto', borderRadius: 1 }}
              />
            ) : null
          }
        >
          <FileField accept="image/*" disabled={picture.busy} onFile={picture.send}>
            <ImagePlus size={20} aria-hidden />
            {HAS_CAMERA ? <Trans>Choose a picture</Trans> : <Trans>Choose a picture, drop it here or paste it</Trans>}
          </FileField>
          {HAS_CAMERA && (
            <FileField accept="image/*" camera disabled={picture.busy} onFile={picture.send}>
              <Camera size={20} aria-hidden />
              <Trans>Take a photo</Trans>
            </FileField>
          )}
        </Part>
        {usedColumns(cluster).map((column) => (
          <Sound key={column} row={row} column={column} name={columnName(cluster, column) ?? ''} />
        ))}
      </Box>
    </AppDialog>
  );
}
