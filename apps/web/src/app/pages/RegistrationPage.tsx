import { useLingui } from '@lingui/react/macro';
import { NotOpenYet } from './NotOpenYet.tsx';

export default function RegistrationPage() {
  const { t } = useLingui();
  return <NotOpenYet title={t`Sign up`} />;
}
