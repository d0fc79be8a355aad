import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { SCOPES, TOKEN_NAME_MAX, type Scope } from '@wordcluster/domain/accounts/scopes';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { asFailure, type ApiFailure } from '../../../platform/http/api-failure.ts';
import { call } from '../../../platform/http/api.ts';
import { AppDialog } from '../../../ui/AppDialog.tsx';
import { Banner } from '../../../ui/Banner.tsx';
import { CheckField } from '../../../ui/CheckField.tsx';
import { Field } from '../../../ui/Field.tsx';
import { failureText } from '../../../ui/messages.ts';
import { SelectField } from '../../../ui/SelectField.tsx';
import { showToast } from '../../../ui/toasts.ts';

const DAY = 86_400_000;

export function useScopeNames(): Record<Scope, string> {
  const { t } = useLingui();
  return { read: t`Read words`, write: t`Write words`, practise: t`Practise` };
}

interface NewTokenDialogProps {
  onMade: () => void;
  onClose: () => void;
}

/** Says what a program may do and until when; then shows its token, this once. */
export function NewTokenDialog({ onMade, onClose }: NewTokenDialogProps) {
  const { t } = useLingui();
  const names = useScopeNames();
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<readonly Scope[]>(['read']);
  const [days, setDays] = useState<'30' | '90' | '365' | ''>('90');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ApiFailure | null>(null);
  const [token, setToken] = useState<string | null>(null);
  const complete = name.trim() !== '' && scopes.length > 0;

  const make = async () => {
    if (!complete || busy) return;
    setBusy(true);
    setProblem(null);
    try {
      const expires_at = days === '' ? null : new Date(Date.now() + Number(days) * DAY).toISOString();
      const made = await call('POST /api/user/tokens', { body: { name, scopes: [...scopes], expires_at } });
      setToken(made.token);
      onMade();
    } catch (error) {
      setProblem(asFailure(error));
    }
    setBusy(false);
  };
  if (token !== null) return <MadeToken token={token} onClose={onClose} />;
  return (
    <AppDialog
      open
      title={<Trans>New token</Trans>}
      onClose={onClose}
      onSubmit={() => void make()}
      busy={busy}
      unsaved={name !== ''}
      maxWidth="xs"
      actions={
        <>
          <Button color="inherit" onClick={onClose} disabled={busy}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" variant="contained" disabled={!complete || busy}>
            <Trans>Make token</Trans>
          </Button>
        </>
      }
    >
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        {problem && <Banner>{failureText(problem)}</Banner>}
        <Field
          label={<Trans>Name</Trans>}
          hint={<Trans>Which program it is for.</Trans>}
          autoFocus
          value={name}
          inputProps={{ maxLength: TOKEN_NAME_MAX }}
          onChange={({ target }) => setName(target.value)}
        />
        <Box role="group" aria-label={t`What it may do`}>
          <Typography variant="subtitle2" component="p">
            <Trans>What it may do</Trans>
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
            { value: '', label: t`Never` },
          ]}
          onChange={setDays}
        />
      </Box>
    </AppDialog>
  );
}

function MadeToken({ token, onClose }: { token: string; onClose: () => void }) {
  const { t } = useLingui();
  const copy = () =>
    navigator.clipboard.writeText(token).then(
      () => showToast({ message: t`The token was copied.`, severity: 'success' }),
      () => showToast({ message: t`It could not be copied. Please select and copy it.`, severity: 'warning' }),
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
          <Trans>I have kept it</Trans>
        </Button>
      }
    >
      <Box sx={{ display: 'grid', gap: 2.5, justifyItems: 'start' }}>
        <Typography sx={{ color: 'text.secondary' }}>
          <Trans>It is not shown again. Whoever has it can do what you allowed: give it to your program only.</Trans>
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
