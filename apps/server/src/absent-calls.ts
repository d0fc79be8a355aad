import type { CallKey } from '@wordcluster/contract/types';
import type { Config } from './config.ts';

/** Calls of passwords. Second factors and one-time links have no part in it. */
const PASSWORDS: readonly CallKey[] = [
  'POST /api/user/login',
  'POST /api/user/login/passkey',
  'POST /api/user/register',
  'POST /api/user/forgot-password',
  'POST /api/user/reset-password',
  'POST /api/user/change-password',
  'POST /api/user/password',
];

/** Calls that this server does not have: they are answered as unknown ones are. Those of the shop are not registered at all. */
export const absentCalls = ({ passwordLogin }: Config): ReadonlySet<CallKey> => new Set(passwordLogin ? [] : PASSWORDS);
