import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { KeyRound } from 'lucide-react';
import { Link } from 'react-router';
import { DownloadAccount } from '../../features/accounts/components/DownloadAccount.tsx';
import { EmailSection } from '../../features/accounts/security/EmailSection.tsx';
import { FactorsSection } from '../../features/accounts/security/FactorsSection.tsx';
import { OwnEvents } from '../../features/accounts/security/OwnEvents.tsx';
import { Section } from '../../features/accounts/security/Section.tsx';
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
        <Section
          title={<Trans>Access tokens</Trans>}
          lead={<Trans>What scripts, assistants and dictionaries of yours may do with your words.</Trans>}
        >
          <Box>
            <Button variant="outlined" component={Link} to="/access-tokens" startIcon={<KeyRound />}>
              <Trans>Manage access tokens</Trans>
            </Button>
          </Box>
        </Section>
        <Section
          title={<Trans>Your data</Trans>}
          lead={
            <Trans>
              One file with everything. Import words takes it into another Wordcluster, with tags and what was answered.
            </Trans>
          }
        >
          <DownloadAccount />
        </Section>
        <OwnEvents />
      </Box>
    </Page>
  );
}
