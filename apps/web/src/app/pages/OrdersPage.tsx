import { useLingui } from '@lingui/react/macro';
import { Orders } from '../../features/admin/components/Orders.tsx';
import { Page } from '../../ui/Page.tsx';

export default function OrdersPage() {
  const { t } = useLingui();
  return (
    <Page title={t`Orders`}>
      <Orders />
    </Page>
  );
}
