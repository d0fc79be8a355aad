import { useLingui } from '@lingui/react/macro';
import { NotOpenYet } from './NotOpenYet.tsx';

export default function LoginPage() {
  const { t } = useLingui();
  return <NotOpenYet title={t`Log in`} />;
}
