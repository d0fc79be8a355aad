import { Trans, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { CalendarCheck } from 'lucide-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { GoalWords } from '../state/wanted.ts';

const GoalDialog = lazy(() => import('./GoalDialog.tsx'));

interface GoalButtonProps {
  words: GoalWords;
  /** Name of the words, for the dialog and the button's accessible name. */
  name: ReactNode;
  label: string;
}

/** Ready by…: makes a goal of these words. */
export function GoalButton({ words, name, label }: GoalButtonProps) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        color="inherit"
        startIcon={<CalendarCheck />}
        aria-label={t`Ready by…: ${label}`}
        onClick={() => setOpen(true)}
      >
        <Trans>Ready by…</Trans>
      </Button>
      {open && (
        <Suspense>
          <GoalDialog words={words} name={name} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
