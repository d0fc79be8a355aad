import { useLingui } from '@lingui/react/macro';
import { useParams } from 'react-router';
import { Faq } from '../../features/help/components/Faq.tsx';
import { Page } from '../../ui/Page.tsx';

export default function FaqPage() {
  const { t } = useLingui();
  const section = useParams()['section'] ?? null;
  return (
    <Page title={t`FAQ`} width="text">
      <Faq key={section} open={section} />
    </Page>
  );
}
