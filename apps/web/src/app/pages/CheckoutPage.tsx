import { useLingui } from '@lingui/react/macro';
import { NotOpenYet } from './NotOpenYet.tsx';

export default function CheckoutPage() {
  const { t } = useLingui();
  return <NotOpenYet title={t`Buy Premium`} />;
}
