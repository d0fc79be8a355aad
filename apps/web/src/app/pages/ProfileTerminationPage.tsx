import { useLingui } from '@lingui/react/macro';
import { ProfileTerminationForm } from '../../features/accounts/components/ProfileTerminationForm.tsx';
import { TakeAlong } from '../../features/accounts/components/TakeAlong.tsx';
import { Page } from '../../ui/Page.tsx';

export default function ProfileTerminationPage() {
  const { t } = useLingui();
  return (
    <Page title={t`Profile Termination`} width="narrow">
      <ProfileTerminationForm beside={<TakeAlong />} />
    </Page>
  );
}
