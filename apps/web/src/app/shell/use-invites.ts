import { mayInvite } from '@wordcluster/domain/accounts/roles';
import { useInstallation } from '../../platform/installation/installation.ts';
import { useUser } from '../../platform/session/session.ts';

/**
 * Whether the menu offers to invite people: to teachers wherever people can make accounts, to administrators where an invitation is what
 * lets them.
 */
export function useInvites(): boolean {
  const role = useUser()?.role ?? 'person';
  const { registration, password_login: passwords } = useInstallation();
  if (registration === 'closed' || !passwords || !mayInvite(role)) return false;
  return role === 'teacher' || registration === 'invitation';
}
