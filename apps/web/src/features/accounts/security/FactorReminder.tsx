import { Trans } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { Banner } from '../../../ui/Banner.tsx';
import { useFactors } from '../api/security.ts';

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
      <Trans>Your account opens everybody's data. Protect it with a second factor.</Trans>
    </Banner>
  );
}
