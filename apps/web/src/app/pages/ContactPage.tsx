import { useLingui } from '@lingui/react/macro';
import { Contact } from '../../features/help/components/Contact.tsx';
import { Page } from '../../ui/Page.tsx';

export default function ContactPage() {
  const { t } = useLingui();
  return (
    <Page title={t`Contact`} width="narrow">
      <Contact />
    </Page>
  );
}
