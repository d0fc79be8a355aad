import { Trans } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';

interface SubmitActionsProps {
  /** Label of the submit button: Save, Create, Start. */
  label: ReactNode;
  disabled: boolean;
  /** The form is being sent; Cancel is disabled too. */
  busy?: boolean;
  onCancel: () => void;
}

/** The buttons of a dialog that is a form: Cancel, and the one that submits. */
export function SubmitActions({ label, disabled, busy = false, onCancel }: SubmitActionsProps) {
  return (
    <>
      <Button color="inherit" onClick={onCancel} disabled={busy}>
        <Trans>Cancel</Trans>
      </Button>
      <Button type="submit" variant="contained" disabled={disabled || busy}>
        {label}
      </Button>
    </>
  );
}
