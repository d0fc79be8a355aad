import { Trans } from '@lingui/react/macro';
import Typography from '@mui/material/Typography';

const year = new Date().getFullYear();

/** The line at the foot of every page. */
export function Copyright() {
  return (
    <Typography component="footer" variant="caption" sx={{ display: 'block', p: 3, color: 'text.secondary' }}>
      <Trans>© {year} Wordcluster. Improve your vocabulary by clicking.</Trans>
    </Typography>
  );
}
