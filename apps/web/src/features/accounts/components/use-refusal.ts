import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useInstallation } from '../../../platform/installation/installation.ts';

/** The reason of a refused sign-in in the page's address, shown once, or null. */
export function useRefusal(): string | null {
  const { t } = useLingui();
  const { sign_in_providers: providers } = useInstallation();
  const [query, setQuery] = useSearchParams();
  const [refusal] = useState(() => {
    const reason = query.get('refused');
    return reason === null ? null : { reason, provider: Number(query.get('provider')) };
  });
  const there = query.has('refused');
  useEffect(() => {
    if (there) setQuery({}, { replace: true });
  }, [there, setQuery]);
  if (refusal === null) return null;
  const name = providers.find(({ id }) => id === refusal.provider)?.name ?? '';
  const sentences: Readonly<Record<string, string>> = {
    away: t`${name} is not responding at the moment. Please try again later.`,
    account_exists: t`There is already an account with your e-mail. Log in to it and connect it with ${name} on the Security page.`,
    no_account: t`You are signed in at ${name}, but you have no account here. Please ask the administrator of this server.`,
    taken: t`This ${name} sign-in already belongs to another account.`,
    locked: t`This account is locked. Please ask the administrator of this server.`,
  };
  return sentences[refusal.reason] ?? t`${name} could not confirm this sign-in. Please try again.`;
}
