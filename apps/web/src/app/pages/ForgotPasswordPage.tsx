import { useLingui } from '@lingui/react/macro';
import { NotOpenYet } from './NotOpenYet.tsx';

export default function ForgotPasswordPage() {
  const { t } = useLingui();
  return <NotOpenYet title={t`Forgot password`} />;
}
