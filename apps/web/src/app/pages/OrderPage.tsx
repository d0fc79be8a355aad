import { useLingui } from '@lingui/react/macro';
import { useParams } from 'react-router';
import { OrderScreen } from '../../features/admin/components/OrderScreen.tsx';
import { Page } from '../../ui/Page.tsx';

export default function OrderPage() {
  const { t } = useLingui();
  const id = Number(useParams()['order_id']);
  return (
    <Page title={t`Order ${id}`}>
      <OrderScreen orderId={id} />
    </Page>
  );
}
