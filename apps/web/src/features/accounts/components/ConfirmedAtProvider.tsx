import { Trans, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { Banner } from '../../../ui/Banner.tsx';
import { AuthForm } from './AuthForm.tsx';
import { useRefusal } from './use-refusal.ts';

/** Return page of a step-up at an organisation. */
export function ConfirmedAtProvider() {
  const { t } = useLingui();
  const refusal = useRefusal();
  return (
    <AuthForm title={t`Confirm it’s you`} onSubmit={(event) => event.preventDefault()}>
      {refusal === null ? (
        <Banner severity="success">
          <Trans>Confirmed. For the next 10 minutes you can change how this account signs in.</Trans>
        </Banner>
      ) : (
        <Banner>{refusal}</Banner>
      )}
      <Button component={Link} to="/security" variant="contained" size="large">
        <Trans>Continue</Trans>
      </Button>
    </AuthForm>
  );
}
