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
  /** Floating, with its words where there is room; otherwise an ordinary button. */
  floating: boolean;
  onClick: () => void;
}

/** The way to the teacher. Disabled it still takes the focus, and pressed it says why. */
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
