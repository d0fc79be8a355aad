import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import type { Import } from '../hooks/use-import.ts';

/** A file on its way, then being read. */
export function ImportProgress({ work, share, fileName }: Pick<Import, 'work' | 'share' | 'fileName'>) {
  const { t, i18n } = useLingui();
  const sending = work === 'uploading';
  const percent = i18n.number(share, { style: 'percent', maximumFractionDigits: 0 });
  return (
    <Box sx={{ display: 'grid', gap: 1.5, alignContent: 'center', minHeight: 208 }}>
      {fileName !== null && <Typography sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>{fileName}</Typography>}
      <LinearProgress
        variant={sending ? 'determinate' : 'indeterminate'}
        value={Math.round(share * 100)}
        aria-label={sending ? t`Sending the file` : t`Reading the rows`}
      />
      <Typography variant="body2" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
        {sending ? <Trans>Sending the file: {percent}</Trans> : <Trans>Reading the rows …</Trans>}
      </Typography>
    </Box>
  );
}
