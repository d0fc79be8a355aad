import { mayInvite } from '@wordcluster/domain/accounts/roles';
import { useInstallation } from '../../platform/installation/installation.ts';
import { useUser } from '../../platform/session/session.ts';

/**
 * Whether the menu offers invitations: to teachers where people can register, to administrators where registration
 * needs one.
 */
export function useInvites(): boolean {
  const role = useUser()?.role ?? 'person';
  const { registration, password_login: passwords } = useInstallation();
  if (registration === 'closed' || !passwords || !mayInvite(role)) return false;
  return role === 'teacher' || registration === 'invitation';
}
