import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ShieldCheck } from 'lucide-react';
import { TextLink } from '../../../ui/TextLink.tsx';

/** The way to the security page; the specified user menu has no item for it. */
export function SecurityLink() {
  const { t } = useLingui();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, mt: 3 }}>
      <Box component={ShieldCheck} aria-hidden sx={{ flexShrink: 0, color: 'text.secondary' }} />
      <Box>
        <TextLink to="/security">
          <Trans>Security</Trans>
        </TextLink>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {[t`Second factor`, t`Devices`, t`E-mail`].join(' · ')}
        </Typography>
      </Box>
    </Box>
  );
}
