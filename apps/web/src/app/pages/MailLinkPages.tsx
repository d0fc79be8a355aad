import { useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { AuthLayout } from '../../features/accounts/components/AuthLayout.tsx';
import { ConfirmedAtProvider } from '../../features/accounts/components/ConfirmedAtProvider.tsx';
import { ConfirmEmail } from '../../features/accounts/components/ConfirmEmail.tsx';
import { ConfirmIdentity } from '../../features/accounts/components/ConfirmIdentity.tsx';
import { ConfirmNewEmail } from '../../features/accounts/components/ConfirmNewEmail.tsx';
import { FirstAccount } from '../../features/accounts/components/FirstAccount.tsx';
import { EndReminders } from '../../features/preferences/components/EndReminders.tsx';
import { BlockSender } from '../../features/sharing/components/BlockSender.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { LanguageSelect } from '../LanguageSelect.tsx';

/** A page that a mail's link opens, without a login; `children` get the link's token. */
function MailLinkPage({
  title,
  name = 'token',
  children,
}: {
  title: string;
  /** Of the token in the address. */
  name?: string;
  children: (token: string) => ReactNode;
}) {
  const [query] = useSearchParams();
  const [token] = useState(query.get(name) ?? '');
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

export function ConfirmPage() {
  const { t } = useLingui();
  return (
    <MailLinkPage title={t`Confirm your e-mail`} name="confirm">
      {(token) => <ConfirmEmail token={token} />}
    </MailLinkPage>
  );
}

export function StepUpPage() {
  const { t } = useLingui();
  const [query] = useSearchParams();
  // Back from an organisation, which has confirmed it or not.
  const [atProvider] = useState(() => query.has('confirmed') || query.has('refused'));
  const title = t`Confirm it’s you`;
  if (!atProvider) return <MailLinkPage title={title}>{(token) => <ConfirmIdentity token={token} />}</MailLinkPage>;
  return <MailLinkPage title={title}>{() => <ConfirmedAtProvider />}</MailLinkPage>;
}

export function FirstAccountPage() {
  const { t } = useLingui();
  return <MailLinkPage title={t`Create the first account`}>{(token) => <FirstAccount token={token} />}</MailLinkPage>;
}

export function EndRemindersPage() {
  const { t } = useLingui();
  return <MailLinkPage title={t`No more reminders`}>{(token) => <EndReminders token={token} />}</MailLinkPage>;
}
