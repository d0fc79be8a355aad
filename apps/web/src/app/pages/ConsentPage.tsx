import { useLingui } from '@lingui/react/macro';
import { useEffect, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { Consent } from '../../features/accounts/consent/Consent.tsx';
import { Page } from '../../ui/Page.tsx';
import { clearReturnPath } from '../return-path.ts';

/** Parameters of an authorisation request; others of the address have no meaning here (RFC 6749, 3.1). */
const OPTIONAL = ['response_type', 'code_challenge', 'code_challenge_method', 'scope', 'state', 'resource'] as const;

const leave = (url: string) => window.location.assign(url);

/** The authorisation endpoint of OAuth: an assistant redirects the browser here. */
export default function ConsentPage() {
  const { t } = useLingui();
  const [query] = useSearchParams();
  useEffect(clearReturnPath, []);
  const request = useMemo(
    () => ({
      client_id: query.get('client_id') ?? '',
      redirect_uri: query.get('redirect_uri') ?? '',
      ...Object.fromEntries(OPTIONAL.flatMap((name) => (query.has(name) ? [[name, query.get(name) ?? '']] : []))),
    }),
    [query],
  );
  return (
    <Page title={t`Allow an app`} width="narrow">
      <Consent request={request} onLeave={leave} />
    </Page>
  );
}
