import { useLingui } from '@lingui/react/macro';
import { NotOpenYet } from './NotOpenYet.tsx';

export default function PremiumPage() {
  const { t } = useLingui();
  return <NotOpenYet title={t`Premium`} />;
}
