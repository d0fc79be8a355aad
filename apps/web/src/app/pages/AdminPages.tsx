import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { FactorReminder } from '../../features/accounts/security/SecurityLinks.tsx';
import { Coupons } from '../../features/admin/components/Coupons.tsx';
import { Events } from '../../features/admin/components/Events.tsx';
import { HealthOfProduct } from '../../features/admin/components/Health.tsx';
import { Page } from '../../ui/Page.tsx';
import { Reports } from '../../features/admin/components/Reports.tsx';
import { SettingsForm } from '../../features/settings/components/SettingsForm.tsx';
import { Orders } from '../../features/admin/components/Orders.tsx';
import { useParams } from 'react-router';
import { TextLink } from '../../ui/TextLink.tsx';
import { OrderScreen } from '../../features/admin/components/OrderScreen.tsx';

/** The second factor, until one is set. */
const Reminder = () => (
  <Box sx={{ mb: 3, '&:empty': { display: 'none' } }}>
    <FactorReminder />
  </Box>
);

export function CouponsPage() {
  const { t } = useLingui();
  return (
    <Page title={t`Coupons`}>
      <Reminder />
      <Coupons />
    </Page>
  );
}

export function SettingsPage() {
  const { t } = useLingui();
  return (
    <Page title={t`Settings`} width="narrow">
      <Reminder />
      <SettingsForm />
      <Box sx={{ mt: 3 }}>
        <TextLink to="/events">
          <Trans>Events</Trans>
        </TextLink>
      </Box>
      <Box sx={{ mt: 1 }}>
        <TextLink to="/health">
          <Trans>Health</Trans>
        </TextLink>
      </Box>
      <Box sx={{ mt: 1 }}>
        <TextLink to="/reports">
          <Trans>Reported links</Trans>
        </TextLink>
      </Box>
    </Page>
  );
}

export function OrdersPage() {
  const { t } = useLingui();
  return (
    <Page title={t`Orders`}>
      <Reminder />
      <Orders />
    </Page>
  );
}

export function OrderPage() {
  const { t } = useLingui();
  const id = Number(useParams()['order_id']);
  return (
    <Page title={t`Order ${id}`}>
      <OrderScreen orderId={id} />
    </Page>
  );
}

export function EventsPage() {
  const { t } = useLingui();
  return (
    <Page title={t`Events`} width="text">
      <Reminder />
      <Events />
    </Page>
  );
}

export function HealthPage() {
  const { t } = useLingui();
  return (
    <Page title={t`Health`} width="text">
      <HealthOfProduct />
    </Page>
  );
}

export function ReportsPage() {
  const { t } = useLingui();
  return (
    <Page title={t`Reported links`} width="text">
      <Reminder />
      <Reports />
    </Page>
  );
}
