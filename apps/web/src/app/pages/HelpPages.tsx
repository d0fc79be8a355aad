import { useLingui } from '@lingui/react/macro';
import { Contact } from '../../features/help/components/Contact.tsx';
import { Page } from '../../ui/Page.tsx';
import { useParams } from 'react-router';
import { Faq } from '../../features/help/components/Faq.tsx';

export function ContactPage() {
  const { t } = useLingui();
  return (
    <Page title={t`Contact`} width="narrow">
      <Contact />
    </Page>
  );
}

export function FaqPage() {
  const { t } = useLingui();
  const section = useParams()['section'] ?? null;
  return (
    <Page title={t`FAQ`} width="text">
      <Faq key={section} open={section} />
    </Page>
  );
}
