import { useLingui } from '@lingui/react/macro';
import { NotOpenYet } from './NotOpenYet.tsx';

export default function TestPage() {
  const { t } = useLingui();
  return <NotOpenYet title={t`Learning & Practice`} />;
}
