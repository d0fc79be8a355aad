import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { useInstallation } from '../../../platform/installation/installation.ts';

/** Link to the registration, if it is open. */
export function SignUpLink({ first = false }: { first?: boolean }) {
  const { shop, registration, password_login } = useInstallation();
  if (!password_login || registration !== 'open') return null;
  return (
    <Link to="/auth/registration" className={first ? 'button contained' : 'button outlined sign-up'}>
      {shop ? <Trans>SIGN UP FOR FREE</Trans> : <Trans>SIGN UP</Trans>}
    </Link>
  );
}
