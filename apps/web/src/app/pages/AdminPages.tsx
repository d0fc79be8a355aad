import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Activity, Flag, ScrollText, Users } from 'lucide-react';
import { FactorReminder } from '../../features/accounts/security/SecurityLinks.tsx';
import { Coupons } from '../../features/admin/components/Coupons.tsx';
import { Events } from '../../features/admin/components/Events.tsx';
import { HealthOfProduct } from '../../features/admin/components/Health.tsx';
import { Page } from '../../ui/Page.tsx';
import { Reports } from '../../features/admin/components/Reports.tsx';
import { SettingsForm } from '../../features/settings/components/SettingsForm.tsx';
import { Orders } from '../../features/admin/components/Orders.tsx';
import { Link, useParams } from 'react-router';
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
      <Box
        component="nav"
        aria-label={t`More administration pages`}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 3 }}
      >
        <Button component={Link} to="/people" variant="outlined" color="inherit" startIcon={<Users />}>
          <Trans>People</Trans>
        </Button>
        <Button component={Link} to="/events" variant="outlined" color="inherit" startIcon={<ScrollText />}>
          <Trans>Events</Trans>
        </Button>
        <Button component={Link} to="/health" variant="outlined" color="inherit" startIcon={<Activity />}>
          <Trans>Health</Trans>
        </Button>
        <Button component={Link} to="/reports" variant="outlined" color="inherit" startIcon={<Flag />}>
          <Trans>Reported links</Trans>
        </Button>
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
