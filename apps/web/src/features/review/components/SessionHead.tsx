import { Plural, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Tooltip from '@mui/material/Tooltip';
import type { Session } from '@wordcluster/domain/review-session/session';
import { VISITED } from '@wordcluster/domain/review-session/visit';
import { clusterPath } from '@wordcluster/domain/practice/routes';
import { expectedRemaining } from '@wordcluster/domain/review-session/session-length';
import { progressOf } from '@wordcluster/domain/review-session/summary';
import { EllipsisVertical, X } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { resume, setAside, undo } from '../state/answering.ts';
import type { AskedWord } from '../state/asked-word.ts';
import { UnsentCount } from './UnsentCount.tsx';

interface SessionHeadProps {
  session: Session;
  asked: AskedWord;
  onLeave: () => void;
}

/** Equal widths on both sides, so that the middle is centred above the question. */
const SIDE = { flex: '1 0 0', display: 'flex', gap: 1 } as const;

/** Progress, exit, undo, and further actions of the word. */
export function SessionHead({ session, asked, onLeave }: SessionHeadProps) {
  const { t } = useLingui();
  const { share } = progressOf(session);
  return (
    <Box>
      <LinearProgress
        variant="determinate"
        value={share * 100}
        aria-label={t`Progress of the review`}
        sx={{ borderRadius: 0, '& .MuiLinearProgress-bar': { transitionDuration: '200ms' } }}
      />
      <Box
        sx={{ display: 'flex', alignItems: 'center', gap: 1, maxWidth: 840, mx: 'auto', px: { xs: 1, sm: 2 }, pt: 1 }}
      >
        <Box sx={SIDE}>
          <Tooltip title={t`Leave (Esc)`}>
            <IconButton aria-label={t`Leave review`} onClick={onLeave}>
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
          <ProgressText session={session} /> <UnsentCount />
        </Box>
        <Box sx={{ ...SIDE, justifyContent: 'flex-end' }}>
          <WordMenu session={session} asked={asked} />
        </Box>
      </Box>
    </Box>
  );
}

/** The words so far and the answers to come; before the first answer the expected length. */
function ProgressText({ session }: { session: Session }) {
  const { i18n } = useLingui();
  const { done, total, share } = progressOf(session);
  const doneText = i18n.number(done);
  const { answers, minutes } = expectedRemaining(session);
  return share === 0 ? (
    <>
      <Plural value={total} one="# word" other="# words" />
      {' · '}
      <Plural value={answers} one="about # answer" other="about # answers" />
      {' · '}
      <Plural value={Math.max(1, minutes)} one="# minute" other="# minutes" />
    </>
  ) : (
    <>
      <Plural value={total} one={`${doneText} of # word`} other={`${doneText} of # words`} />
      {' · '}
      <Plural value={answers} one="about # answer left" other="about # answers left" />
    </>
  );
}

/** Menu of further actions on the word. */
function WordMenu({ session, asked }: Pick<SessionHeadProps, 'session' | 'asked'>) {
  const { t } = useLingui();
  const menuId = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { cluster } = asked;
  const mayEdit = cluster.id !== VISITED && (cluster.shared_by === null || cluster.may_write);
  const choose = (kind: 'pause' | 'bury' | 'reset') => {
    setAnchor(null);
    setAside(kind);
  };
  return (
    <>
      <IconButton
        aria-label={t`More for this word`}
        aria-haspopup="menu"
        aria-controls={anchor ? menuId : undefined}
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <EllipsisVertical />
      </IconButton>
      <Menu id={menuId} anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <MenuItem
          disabled={session.past.length === 0}
          onClick={() => {
            setAnchor(null);
            undo();
          }}
        >{t`Undo last answer`}</MenuItem>
        <MenuItem onClick={() => choose('bury')}>{t`Skip until tomorrow`}</MenuItem>
        {asked.word.paused ? (
          <MenuItem
            onClick={() => {
              setAnchor(null);
              resume();
            }}
          >{t`Resume this word`}</MenuItem>
        ) : (
          <MenuItem onClick={() => choose('pause')}>{t`Pause this word`}</MenuItem>
        )}
        <MenuItem onClick={() => choose('reset')}>{t`Start this word over`}</MenuItem>
        {mayEdit && <MenuItem component={Link} to={clusterPath(cluster.id)}>{t`Edit this row`}</MenuItem>}
      </Menu>
    </>
  );
}
