import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Tooltip from '@mui/material/Tooltip';
import type { Session } from '@wordcluster/domain/review-session/session';
import { progressOf } from '@wordcluster/domain/review-session/summary';
import { EllipsisVertical, Undo2, X } from 'lucide-react';
import { useId, useState } from 'react';
import { resume, setAside, undo } from '../state/answering.ts';
import type { AskedWord } from '../state/asked-word.ts';
import { WaitingAnswers } from './WaitingAnswers.tsx';

interface SessionHeadProps {
  session: Session;
  asked: AskedWord;
  onLeave: () => void;
}

/** Equally wide on both sides, so that what stands between is above the question. */
const SIDE = { flex: '1 0 0', display: 'flex', gap: 1 } as const;

/** How far the session is, the way out, undo, and what else can be done with the word. */
export function SessionHead({ session, asked, onLeave }: SessionHeadProps) {
  const { t } = useLingui();
  const menuId = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { done, total } = progressOf(session);
  const choose = (kind: 'pause' | 'bury' | 'reset') => {
    setAnchor(null);
    setAside(kind);
  };
  return (
    <Box>
      <LinearProgress
        variant="determinate"
        value={total === 0 ? 0 : (done / total) * 100}
        aria-label={t`Progress of the session`}
        sx={{ borderRadius: 0, '& .MuiLinearProgress-bar': { transitionDuration: '200ms' } }}
      />
      <Box
        sx={{ display: 'flex', alignItems: 'center', gap: 1, maxWidth: 840, mx: 'auto', px: { xs: 1, sm: 2 }, pt: 1 }}
      >
        <Box sx={SIDE}>
          <Tooltip title={t`Leave (Esc)`}>
            <IconButton aria-label={t`Leave the session`} onClick={onLeave}>
              <X />
            </IconButton>
          </Tooltip>
        </Box>
        <Box
          sx={{
            minWidth: 0,
            textAlign: 'center',
            typography: 'subtitle2',
            color: 'text.secondary',
            fontVariantNumeric: 'tabular-nums',
          }}
        >
          <Trans>
            {done} of {total} done
          </Trans>{' '}
          <WaitingAnswers />
        </Box>
        <Box sx={{ ...SIDE, justifyContent: 'flex-end' }}>
          <Tooltip title={t`Undo (Ctrl+Z)`}>
            <span>
              <IconButton aria-label={t`Undo the last answer`} disabled={session.past.length === 0} onClick={undo}>
                <Undo2 />
              </IconButton>
            </span>
          </Tooltip>
          <IconButton
            aria-label={t`More for this word`}
            aria-haspopup="menu"
            aria-controls={anchor ? menuId : undefined}
            aria-expanded={anchor !== null}
            onClick={({ currentTarget }) => setAnchor(currentTarget)}
          >
            <EllipsisVertical />
          </IconButton>
        </Box>
        <Menu id={menuId} anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
          <MenuItem onClick={() => choose('bury')}>{t`Not today: ask “${asked.question.text}” tomorrow`}</MenuItem>
          {asked.word.paused ? (
            <MenuItem
              onClick={() => {
                setAnchor(null);
                resume();
              }}
            >{t`No longer paused: ask this word when it is due`}</MenuItem>
          ) : (
            <MenuItem onClick={() => choose('pause')}>{t`Pause this word`}</MenuItem>
          )}
          <MenuItem onClick={() => choose('reset')}>{t`Begin anew with this word`}</MenuItem>
        </Menu>
      </Box>
    </Box>
  );
}
