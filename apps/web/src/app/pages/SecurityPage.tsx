import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { FactorsSection } from '../../features/accounts/security/FactorsSection.tsx';
import { OwnEvents } from '../../features/accounts/security/OwnEvents.tsx';
import { ProvidersSection } from '../../features/accounts/security/ProvidersSection.tsx';
import { Section } from '../../features/accounts/security/Section.tsx';
import { SessionsSection } from '../../features/accounts/security/SessionsSection.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { SCREEN_PATHS } from '../paths.ts';
import { AccountPage } from './AccountTabs.tsx';

export default function SecurityPage() {
  const { t } = useLingui();
  return (
    <AccountPage title={t`Security and devices`}>
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <FactorsSection />
        <SessionsSection />
        <Section
          title={<Trans>Other apps</Trans>}
          lead={<Trans>Scripts and tools use your clusters with access tokens, never with your password.</Trans>}
        >
          <div>
            <TextLink to={SCREEN_PATHS.accessTokens}>
              <Trans>Connect an app</Trans>
            </TextLink>
          </div>
        </Section>
        <ProvidersSection />
        <OwnEvents />
      </Box>
    </AccountPage>
  );
}
