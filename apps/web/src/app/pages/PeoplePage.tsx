import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { PasswordDialog } from '../../features/accounts/security/PasswordDialog.tsx';
import { FactorReminder } from '../../features/accounts/security/SecurityLinks.tsx';
import { People } from '../../features/people/components/People.tsx';
import { Page } from '../../ui/Page.tsx';

export default function PeoplePage() {
  const { t } = useLingui();
  return (
    <Page title={t`People`}>
      <Box sx={{ mb: 3, '&:empty': { display: 'none' } }}>
        <FactorReminder />
      </Box>
      <People Confirm={PasswordDialog} />
    </Page>
  );
}
