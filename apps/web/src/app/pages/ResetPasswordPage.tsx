import { useLingui } from '@lingui/react/macro';
import { NotOpenYet } from './NotOpenYet.tsx';

export default function ResetPasswordPage() {
  const { t } = useLingui();
  return <NotOpenYet title={t`Reset password`} />;
}
