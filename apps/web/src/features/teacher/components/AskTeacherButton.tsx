import Fab from '@mui/material/Fab';
import Tooltip from '@mui/material/Tooltip';
import { ASK_TEACHER, teacherTooltip } from '@wordcluster/domain/clusters/free-plan';
import { Sparkles } from 'lucide-react';
import { translateMessage } from '../../../ui/messages.ts';

/** The teacher's floating button. Disabled it still takes the focus, so that its reason can be read. */
export function AskTeacherButton({ available, onClick }: { available: boolean; onClick: () => void }) {
  const reason = translateMessage(teacherTooltip(available));
  return (
    <Tooltip title={reason} disableInteractive>
      <span
        tabIndex={available ? undefined : 0}
        role={available ? undefined : 'note'}
        aria-label={available ? undefined : reason}
      >
        <Fab aria-label={translateMessage(ASK_TEACHER)} disabled={!available} onClick={onClick}>
          <Sparkles />
        </Fab>
      </span>
    </Tooltip>
  );
}
