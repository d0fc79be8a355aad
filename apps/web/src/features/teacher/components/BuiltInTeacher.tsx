import { Trans } from '@lingui/react/macro';
import Typography from '@mui/material/Typography';
import { useConfiguration } from '../../../platform/queries/installation.ts';

/** A note that the built-in word list replies instead of a language model; nothing with a model. */
export function BuiltInTeacher() {
  if (useConfiguration()?.teacher !== 'built_in') return null;
  return (
    <Typography component="span" variant="caption" sx={{ color: 'text.secondary' }}>
      <Trans>Built-in teacher</Trans>
    </Typography>
  );
}
