import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { EmailSection } from '../../features/accounts/security/EmailSection.tsx';
import { FactorsSection } from '../../features/accounts/security/FactorsSection.tsx';
import { OwnEvents } from '../../features/accounts/security/OwnEvents.tsx';
import { SessionsSection } from '../../features/accounts/security/SessionsSection.tsx';
import { Page } from '../../ui/Page.tsx';

export default function SecurityPage() {
  const { t } = useLingui();
  return (
    <Page title={t`Security`} width="text">
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <FactorsSection />
        <SessionsSection />
        <EmailSection />
        <OwnEvents />
      </Box>
    </Page>
  );
}
