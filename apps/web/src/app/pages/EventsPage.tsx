import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { Events } from '../../features/admin/components/Events.tsx';
import { FactorReminder } from '../../features/accounts/security/FactorReminder.tsx';
import { Page } from '../../ui/Page.tsx';

export default function EventsPage() {
  const { t } = useLingui();
  return (
    <Page title={t`Events`} width="text">
      <Box sx={{ mb: 3, '&:empty': { display: 'none' } }}>
        <FactorReminder />
      </Box>
      <Events />
    </Page>
  );
}
