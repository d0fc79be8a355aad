import { useLingui } from '@lingui/react/macro';
import { NotOpenYet } from './NotOpenYet.tsx';

export default function SettingsPage() {
  const { t } = useLingui();
  return <NotOpenYet title={t`Settings`} />;
}
