import { Trans, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { Building2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { call } from '../../../platform/http/api.ts';
import { useInstallation } from '../../../platform/installation/installation.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { useIdentities } from '../api/security.ts';
import { useRefusal } from '../components/use-refusal.ts';
import { PasswordDialog } from './PasswordDialog.tsx';
import { Line, Lines, Section } from './Section.tsx';

/** Organisations with single sign-on, and linking the account to them; nothing without any. */
export function ProvidersSection() {
  const { sign_in_providers: providers } = useInstallation();
  return providers.length === 0 ? null : <Providers providers={providers} />;
}

type Provider = { id: number; name: string };

/** Whether the browser has just returned from linking. */
function useJoined(): boolean {
  const [query, setQuery] = useSearchParams();
  const [joined] = useState(() => query.has('joined'));
  const there = query.has('joined');
  useEffect(() => {
    if (there) setQuery({}, { replace: true });
  }, [there, setQuery]);
  return joined;
}

function Providers({ providers }: { providers: readonly Provider[] }) {
  const { t } = useLingui();
  const { data: identities } = useIdentities();
  const refusal = useRefusal();
  const joined = useJoined();
  const [chosen, setChosen] = useState<Provider | null>(null);
  const connect = (name: string) => t`Connect with ${name}`;
  return (
    <Section title={<Trans>Signing in</Trans>} lead={<Trans>Connect this account, and one button signs you in.</Trans>}>
      {refusal !== null && <Banner>{refusal}</Banner>}
      {joined && (
        <Banner severity="success">
          <Trans>The account is connected. From now on you can sign in there.</Trans>
        </Banner>
      )}
      <Lines>
        {providers.map((provider) => (
          <Line
            key={provider.id}
            icon={<Building2 />}
            title={provider.name}
            detail={identities?.providers.includes(provider.id) === true && <Trans>connected</Trans>}
            action={
              identities !== undefined &&
              !identities.providers.includes(provider.id) && (
                <Button variant="outlined" onClick={() => setChosen(provider)}>
                  {connect(provider.name)}
                </Button>
              )
            }
          />
        ))}
      </Lines>
      {chosen !== null && (
        <PasswordDialog
          title={connect(chosen.name)}
          body={<Trans>You then sign in there once. After that, both ways lead to this account.</Trans>}
          confirm={<Trans>Continue</Trans>}
          onConfirm={async (proof) => {
            const { url } = await call('POST /api/user/identities', { body: { ...proof, provider: chosen.id } });
            window.location.assign(url);
          }}
          onClose={() => setChosen(null)}
        />
      )}
    </Section>
  );
}
