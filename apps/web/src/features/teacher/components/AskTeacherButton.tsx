import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';
import { ASK_TEACHER, teacherTooltip } from '@wordcluster/domain/clusters/free-plan';
import { Sparkles } from 'lucide-react';
import { WideFab } from '../../../ui/FloatingButtons.tsx';
import { translateMessage } from '../../../ui/messages.ts';

interface AskTeacherButtonProps {
  available: boolean;
  /** Floating, with its words where there is room; otherwise an ordinary button. */
  floating: boolean;
  onClick: () => void;
}

/** The way to the teacher. Disabled it still takes the focus, so that its reason can be read. */
export function AskTeacherButton({ available, floating, onClick }: AskTeacherButtonProps) {
  const words = translateMessage(ASK_TEACHER);
  const button = { 'aria-label': words, disabled: !available, onClick };
  const reason = translateMessage(teacherTooltip(available));
  return (
    <Tooltip title={reason} disableInteractive>
      <span
        tabIndex={available ? undefined : 0}
        role={available ? undefined : 'note'}
        aria-label={available ? undefined : reason}
      >
        {floating ? (
          <WideFab {...button} icon={<Sparkles />}>
            {words}
          </WideFab>
        ) : (
          <Button
            {...button}
            fullWidth
            variant="outlined"
            startIcon={<Sparkles />}
            sx={{ height: 44, whiteSpace: 'nowrap' }}
          >
            {words}
          </Button>
        )}
      </span>
    </Tooltip>
  );
}
