import { useLingui } from '@lingui/react/macro';
import { Events } from '../../features/admin/components/Events.tsx';
import { Page } from '../../ui/Page.tsx';

export default function EventsPage() {
  const { t } = useLingui();
  return (
    <Page title={t`Events`} width="text">
      <Events />
    </Page>
  );
}
