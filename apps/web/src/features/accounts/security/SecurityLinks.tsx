import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { ShieldCheck } from 'lucide-react';
import { Link } from 'react-router';
import { Banner } from '../../../ui/Banner.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { useFactors } from '../api/security.ts';

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

/** Reminds the administrator of the second factor until one is set. */
export function FactorReminder() {
  const { data } = useFactors();
  if (data === undefined || data.totp || data.passkeys.length > 0) return null;
  return (
    <Banner
      severity="warning"
      action={
        <Button component={Link} to="/security" size="small" color="inherit">
          <Trans>Set up</Trans>
        </Button>
      }
    >
      <Trans>This account can access everyone’s data. Turn on two-factor authentication.</Trans>
    </Banner>
  );
}
