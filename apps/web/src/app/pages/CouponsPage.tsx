import { useLingui } from '@lingui/react/macro';
import { Coupons } from '../../features/admin/components/Coupons.tsx';
import { Page } from '../../ui/Page.tsx';

export default function CouponsPage() {
  const { t } = useLingui();
  return (
    <Page title={t`Coupons`}>
      <Coupons />
    </Page>
  );
}
