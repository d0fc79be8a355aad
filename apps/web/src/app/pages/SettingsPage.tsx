import { useLingui } from '@lingui/react/macro';
import { SettingsForm } from '../../features/settings/components/SettingsForm.tsx';
import { Page } from '../../ui/Page.tsx';

export default function SettingsPage() {
  const { t } = useLingui();
  return (
    <Page title={t`Settings`} width="narrow">
      <SettingsForm />
    </Page>
  );
}
