import { Trans } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';

interface PromptActionsProps {
  asking: boolean;
  valid: boolean;
  onCancel: () => void;
}

/** The buttons of the prompt. */
export function PromptActions({ asking, valid, onCancel }: PromptActionsProps) {
  return (
    <>
      <Button color="inherit" onClick={onCancel}>
        <Trans>Cancel</Trans>
      </Button>
      <Button
        type="submit"
        variant="contained"
        disabled={!valid || asking}
        startIcon={asking ? <CircularProgress size={16} color="inherit" aria-hidden /> : undefined}
      >
        {asking ? <Trans>Working on it</Trans> : <Trans>Ask</Trans>}
      </Button>
    </>
  );
}

interface PreviewActionsProps {
  importing: boolean;
  importable: boolean;
  onBack: () => void;
}

/** The buttons of the preview. */
export function PreviewActions({ importing, importable, onBack }: PreviewActionsProps) {
  return (
    <>
      <Button color="inherit" onClick={onBack} disabled={importing}>
        <Trans>Back</Trans>
      </Button>
      <Button type="submit" variant="contained" disabled={importing || !importable}>
        <Trans>Import</Trans>
      </Button>
    </>
  );
}
