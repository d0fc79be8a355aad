import { useLingui } from '@lingui/react/macro';
import { mayInvite } from '@wordcluster/domain/accounts/roles';
import { Navigate } from 'react-router';
import { Invite } from '../../features/people/components/Invite.tsx';
import { useUser } from '../../platform/session/session.ts';
import { Page } from '../../ui/Page.tsx';

/** Teachers and administrators invite people. */
export default function InvitePage() {
  const { t } = useLingui();
  const user = useUser();
  if (user !== null && !mayInvite(user.role)) return <Navigate to="/clusters" replace />;
  return (
    <Page title={t`Invite people`} width="narrow">
      <Invite />
    </Page>
  );
}
