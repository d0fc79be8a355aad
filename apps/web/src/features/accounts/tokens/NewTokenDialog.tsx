import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { SCOPES, MAX_TOKEN_NAME_LENGTH, type Scope } from '@wordcluster/domain/accounts/scopes';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../../platform/http/api.ts';
import { AppDialog } from '../../../ui/AppDialog.tsx';
import { CheckField } from '../../../ui/CheckField.tsx';
import { Field } from '../../../ui/Field.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { showToast } from '../../../ui/toasts.ts';
import type { Confirmation } from '../api/security.ts';
import { PasswordDialog } from '../security/PasswordDialog.tsx';

const DAY = 86_400_000;

export function useScopeNames(): Record<Scope, string> {
  const { t } = useLingui();
  return { read: t`Read words`, write: t`Write words`, practise: t`Practise` };
}

interface NewTokenDialogProps {
  onMade: () => void;
  onClose: () => void;
}

/** Scopes and expiry of a new token; then shows the token, once. */
export function NewTokenDialog({ onMade, onClose }: NewTokenDialogProps) {
  const { t } = useLingui();
  const names = useScopeNames();
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<readonly Scope[]>(['read']);
  const [days, setDays] = useState<'30' | '90' | '365'>('90');
  const [token, setToken] = useState<string | null>(null);

  const make = async (confirmation: Confirmation) => {
    const expires_at = new Date(Date.now() + Number(days) * DAY).toISOString();
    const body = { ...confirmation, name, scopes: [...scopes], expires_at };
    setToken((await call('POST /api/user/tokens', { body })).token);
    onMade();
  };
  if (token !== null) return <MadeToken token={token} onClose={onClose} />;
  return (
    <PasswordDialog
      title={<Trans>New token</Trans>}
      body={<Trans>Give it to your app only, with no more permissions than it needs.</Trans>}
      confirm={<Trans>Create token</Trans>}
      ready={name.trim() !== '' && scopes.length > 0}
      unsaved={name !== ''}
      onConfirm={make}
      onClose={onClose}
    >
      <>
        <Field
          label={<Trans>Name</Trans>}
          hint={<Trans>The app or script that will use it.</Trans>}
          autoFocus
          value={name}
          inputProps={{ maxLength: MAX_TOKEN_NAME_LENGTH }}
          onChange={({ target }) => setName(target.value)}
        />
        <Box role="group" aria-label={t`Permissions`}>
          <Typography variant="subtitle2" component="p">
            <Trans>Permissions</Trans>
          </Typography>
          {SCOPES.map((scope) => (
            <CheckField
              key={scope}
              label={names[scope]}
              checked={scopes.includes(scope)}
              onChange={(on) => setScopes(SCOPES.filter((one) => (one === scope ? on : scopes.includes(one))))}
            />
          ))}
        </Box>
        <SelectField
          label={t`Ends`}
          value={days}
          options={[
            { value: '30', label: t`In 30 days` },
            { value: '90', label: t`In 90 days` },
            { value: '365', label: t`In a year` },
          ]}
          onChange={setDays}
        />
      </>
    </PasswordDialog>
  );
}

function MadeToken({ token, onClose }: { token: string; onClose: () => void }) {
  const { t } = useLingui();
  const copy = () =>
    navigator.clipboard.writeText(token).then(
      () => showToast({ message: t`The token was copied.`, severity: 'success' }),
      () => showToast({ message: t`Couldn’t copy. Please select it and copy it yourself.`, severity: 'warning' }),
    );
  return (
    <AppDialog
      open
      title={<Trans>Your new token</Trans>}
      onClose={onClose}
      unsaved
      maxWidth="xs"
      actions={
        <Button variant="contained" onClick={onClose}>
          <Trans>I have saved it</Trans>
        </Button>
      }
    >
      <Box sx={{ display: 'grid', gap: 2.5, justifyItems: 'start' }}>
        <Typography sx={{ color: 'text.secondary' }}>
          <Trans>It will not be shown again. Anyone who has it can do what you allowed, so keep it private.</Trans>
        </Typography>
        <Box
          component="output"
          aria-label={t`Token`}
          sx={{
            width: '100%',
            p: 2,
            borderRadius: 1,
            bgcolor: 'tones.raised',
            fontFamily: 'ui-monospace, monospace',
            fontSize: 15,
            overflowWrap: 'anywhere',
            userSelect: 'all',
          }}
        >
          {token}
        </Box>
        <Button variant="outlined" startIcon={<Copy />} onClick={() => void copy()}>
          <Trans>Copy</Trans>
        </Button>
      </Box>
    </AppDialog>
  );
}
