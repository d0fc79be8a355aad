import { useLingui } from '@lingui/react/macro';
import { Progress } from '../../features/progress/components/Progress.tsx';
import { Page } from '../../ui/Page.tsx';

export default function ProgressPage() {
  const { t } = useLingui();
  return (
    <Page title={t`Progress`}>
      <Progress />
    </Page>
  );
}
