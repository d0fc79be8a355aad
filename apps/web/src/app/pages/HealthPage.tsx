import { useLingui } from '@lingui/react/macro';
import { HealthOfProduct } from '../../features/admin/components/Health.tsx';
import { Page } from '../../ui/Page.tsx';

export default function HealthPage() {
  const { t } = useLingui();
  return (
    <Page title={t`Health`} width="text">
      <HealthOfProduct />
    </Page>
  );
}
