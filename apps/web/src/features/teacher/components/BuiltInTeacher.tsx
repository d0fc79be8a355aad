import { Trans } from '@lingui/react/macro';
import Typography from '@mui/material/Typography';
import { useConfiguration } from '../../../platform/queries/installation.ts';

/** Says that no language model answers but the word list that comes with the product; nothing where a model does. */
export function BuiltInTeacher() {
  if (useConfiguration()?.teacher !== 'built_in') return null;
  return (
    <Typography component="span" variant="caption" sx={{ color: 'text.secondary' }}>
      <Trans>Built-in teacher</Trans>
    </Typography>
  );
}
