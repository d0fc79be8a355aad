import { useLingui } from '@lingui/react/macro';
import CircularProgress from '@mui/material/CircularProgress';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ColumnNumber } from '@wordcluster/domain/clusters/cluster';
import { useEffect, useRef } from 'react';
import { Square, Volume1, Volume2 } from 'lucide-react';
import { asFailure } from '../../../platform/http/api-failure.ts';
import { useInstallation } from '../../../platform/installation/installation.ts';
import { useNoCharacters } from '../../../platform/installation/no-characters.ts';
import { failureText, translateMessage } from '../../../ui/messages.ts';
import { showToast } from '../../../ui/toasts.ts';
import { useSayReason } from '../../../ui/WithReason.tsx';
import { silence, toggleSound, usePlayer, type Sound } from '../state/player.ts';
import { cellSound } from '../state/sound-of.ts';
import type { Voice } from '../hooks/use-voice.ts';

interface PlayButtonProps {
  voice: Voice;
  clusterId: number;
  rowId: number;
  column: ColumnNumber;
  language: string | null;
  text: string | null;
  /** A user's recording, played instead of a voice. */
  recording?: string | null | undefined;
  /** Accessible name instead of the text, if that must not be revealed. */
  name?: string | undefined;
  /** Plays once by itself, if a voice is available. */
  autoplay?: boolean;
  sx?: SxProps<Theme>;
}

/** Autoplay: errors are ignored, the user can still press play. */
function useAutoplay(sound: Sound | null, wanted: boolean): void {
  const latest = useRef(sound);
  useEffect(() => {
    latest.current = sound;
  });
  const key = wanted ? sound?.key : undefined;
  useEffect(() => {
    if (key === undefined || latest.current === null) return undefined;
    if (usePlayer.getState().key !== key) toggleSound(latest.current).catch(() => undefined);
    return silence;
  }, [key]);
}

/** Read-aloud button of a cell: stopped, loading, playing. Nothing without text or voice. */
export function PlayButton({
  voice,
  clusterId,
  rowId,
  column,
  language,
  text,
  recording,
  name,
  autoplay = false,
  sx = {},
}: PlayButtonProps) {
  const { t } = useLingui();
  const sayReason = useSayReason();
  const { shop } = useInstallation();
  const used = translateMessage(useNoCharacters('voice'));
  const key = `${clusterId} ${rowId} ${column}`;
  const phase = usePlayer((player) => (player.key === key ? player.phase : 'stopped'));
  // A recording costs no characters of the voice quota.
  const reader = recording ? 'server' : voice.readerOf(language);
  const available = voice.available || Boolean(recording);
  const sound = cellSound({ clusterId, rowId, column, language, text, recording, voice });
  useAutoplay(sound, autoplay && available);
  if (sound === null || text === null) return null;

  const press = () => {
    if (!available) {
      // Fingers see no tooltips.
      sayReason(used, shop ? '/premium' : null);
      return;
    }
    toggleSound(sound).catch((error: unknown) =>
      showToast({ message: failureText(asFailure(error)), severity: 'error' }),
    );
  };
  const Stopped = reader === 'server' ? Volume2 : Volume1;
  const hint = !available ? used : reader === 'server' ? null : t`Your browser’s own voice reads this language.`;
  const own = name === undefined ? null : phase === 'stopped' ? name : t`Stop playing`;
  const label =
    own ?? (phase === 'stopped' ? t`Play ${text}` : phase === 'loading' ? t`Cancel loading ${text}` : t`Stop ${text}`);

  const button = (
    <IconButton
      size="small"
      color={phase === 'stopped' ? 'default' : 'primary'}
      aria-label={label}
      aria-disabled={!available}
      data-busy={phase !== 'stopped'}
      data-phase={phase}
      onClick={(event) => {
        // The cell below would start to be edited.
        event.stopPropagation();
        press();
      }}
      sx={[
        !available && { color: 'text.disabled', '&:hover': { color: 'text.disabled' } },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      {phase === 'stopped' && <Stopped />}
      {phase === 'loading' && <CircularProgress size={16} color="inherit" aria-hidden />}
      {phase === 'playing' && <Square fill="currentColor" />}
    </IconButton>
  );
  // Tooltips of thousands of cells would slow down scrolling; most need none.
  return hint === null ? (
    button
  ) : (
    <Tooltip title={hint} describeChild>
      {button}
    </Tooltip>
  );
}
