import { useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { AuthLayout } from '../../features/accounts/components/AuthLayout.tsx';
import { ConfirmNewEmail } from '../../features/accounts/components/ConfirmNewEmail.tsx';
import { EndReminders } from '../../features/preferences/components/EndReminders.tsx';
import { BlockSender } from '../../features/sharing/components/BlockSender.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { LanguageSelect } from '../LanguageSelect.tsx';

/** A page that a mail's link opens, without a login; `children` get the link's token. */
function MailLinkPage({ title, children }: { title: string; children: (token: string) => ReactNode }) {
  const [query] = useSearchParams();
  const [token] = useState(query.get('token') ?? '');
  return (
    <AuthLayout foot={<LanguageSelect />}>
      <PageTitle title={title} />
      {children(token)}
    </AuthLayout>
  );
}

export function BlockSenderPage() {
  const { t } = useLingui();
  return <MailLinkPage title={t`Block this person`}>{(token) => <BlockSender token={token} />}</MailLinkPage>;
}

export function ConfirmEmailPage() {
  const { t } = useLingui();
  return <MailLinkPage title={t`Confirm your new e-mail`}>{(token) => <ConfirmNewEmail token={token} />}</MailLinkPage>;
}

export function EndRemindersPage() {
  const { t } = useLingui();
  return <MailLinkPage title={t`No more reminders`}>{(token) => <EndReminders token={token} />}</MailLinkPage>;
}
