import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DotSeparated } from '../../../ui/DotSeparated.tsx';
import { formatMoment } from '../../../ui/moment.ts';
import { useMailedLinks } from '../api/people.ts';

/** Links that cannot be mailed: the administrator passes them on. */
export function MailedLinks() {
  const { data } = useMailedLinks();
  if (!data || data.links.length === 0) return null;
  return (
    <Box component="section" sx={{ border: 1, borderColor: 'divider', borderRadius: 2, p: 2 }}>
      <Typography variant="h4" component="h2">
        <Trans>Links to pass on</Trans>
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        <Trans>This server sends no e-mails. Pass these links on to the people who have asked for them.</Trans>
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0, display: 'grid', gap: 1 }}>
        {data.links.map(({ email, subject, link, at }) => (
          <li key={link}>
            <Typography variant="body2">
              <DotSeparated parts={[email, subject, formatMoment(at)]} />
            </Typography>
            <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }} dir="ltr" translate="no">
              {link}
            </Typography>
          </li>
        ))}
      </Box>
    </Box>
  );
}
