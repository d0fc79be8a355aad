import { useLingui } from '@lingui/react/macro';
import { NotOpenYet } from './NotOpenYet.tsx';

export default function ChangePasswordPage() {
  const { t } = useLingui();
  return <NotOpenYet title={t`Change password`} />;
}
