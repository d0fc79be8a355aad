import { useLingui } from '@lingui/react/macro';
import { NotOpenYet } from './NotOpenYet.tsx';

export default function ProfileTerminationPage() {
  const { t } = useLingui();
  return <NotOpenYet title={t`Profile Termination`} />;
}
