import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useInstallation } from '../../../platform/installation/installation.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { useRefusal } from './use-refusal.ts';

/** A button for each organisation whose people sign in there; nothing where none is set up. */
export function OtherSignIns() {
  const { t } = useLingui();
  const { sign_in_providers: providers } = useInstallation();
  const refusal = useRefusal();
  const [closed, setClosed] = useState(false);
  if (providers.length === 0) return null;
  return (
    <>
      {refusal !== null && !closed && <Banner onClose={() => setClosed(true)}>{refusal}</Banner>}
      {providers.map((provider) => (
        <a key={provider.id} className="button contained" href={`/auth/oidc/${provider.id}`}>
          {t`Continue with ${provider.name}`}
        </a>
      ))}
    </>
  );
}
