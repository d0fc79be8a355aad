import Button from '@mui/material/Button';
import { ASK_TEACHER } from '@wordcluster/domain/clusters/free-plan';
import { Sparkles } from 'lucide-react';
import { useInstallation } from '../../../platform/installation/installation.ts';
import { useNoCharacters } from '../../../platform/installation/no-characters.ts';
import { WideFab } from '../../../ui/FloatingButtons.tsx';
import { translateMessage } from '../../../ui/messages.ts';
import { WithReason } from '../../../ui/WithReason.tsx';

interface AskTeacherButtonProps {
  available: boolean;
  /** Floating, with a label if there is space; otherwise an ordinary button. */
  floating: boolean;
  onClick: () => void;
}

/** Opens the teacher. Disabled it stays focusable, and pressed it shows the reason. */
export function AskTeacherButton({ available, floating, onClick }: AskTeacherButtonProps) {
  const words = translateMessage(ASK_TEACHER);
  const none = translateMessage(useNoCharacters('text'));
  const button = { 'aria-label': words, disabled: !available, onClick };
  const { shop } = useInstallation();
  return (
    <WithReason reason={available ? null : none} title={words} to={shop ? '/premium' : null}>
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
    </WithReason>
  );
}
