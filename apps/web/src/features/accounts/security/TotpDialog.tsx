import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { encode } from 'uqr';
import { asFailure } from '../../../platform/http/api-failure.ts';
import { call } from '../../../platform/http/api.ts';
import { AppDialog } from '../../../ui/AppDialog.tsx';
import { Field } from '../../../ui/Field.tsx';
import { failureText } from '../../../ui/messages.ts';
import { SubmitActions } from '../../../ui/SubmitActions.tsx';

interface TotpDialogProps {
  secret: string;
  url: string;
  onDone: (recoveryCodes: readonly string[]) => void;
  onClose: () => void;
}

/** The secret as a picture for the app's camera and as text, then the first code that proves the app has it. */
export function TotpDialog({ secret, url, onDone, onClose }: TotpDialogProps) {
  const { t } = useLingui();
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const digits = code.replaceAll(/\s/g, '');

  const submit = async () => {
    if (busy || digits.length !== 6) return;
    setBusy(true);
    setError(null);
    try {
      onDone((await call('POST /api/user/factors/totp/confirm', { body: { code: digits } })).recovery_codes);
    } catch (thrown) {
      setError(failureText(asFailure(thrown)));
      setBusy(false);
    }
  };
  return (
    <AppDialog
      open
      title={<Trans>Set up an authenticator app</Trans>}
      onClose={onClose}
      busy={busy}
      maxWidth="xs"
      onSubmit={() => void submit()}
      actions={
        <SubmitActions label={<Trans>Confirm</Trans>} disabled={digits.length !== 6} busy={busy} onCancel={onClose} />
      }
    >
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        <Typography sx={{ color: 'text.secondary' }}>
          <Trans>Scan this code with your app, or type in the secret. Then enter the code that the app shows.</Trans>
        </Typography>
        <QrCode text={url} label={t`QR code for your authenticator app`} />
        <Typography
          component="p"
          aria-label={t`Secret`}
          sx={{ fontFamily: 'ui-monospace, monospace', overflowWrap: 'anywhere', textAlign: 'center' }}
        >
          {secret.match(/.{1,4}/g)?.join(' ')}
        </Typography>
        <Field
          label={t`Code of your app`}
          value={code}
          error={error}
          onChange={({ target }) => setCode(target.value)}
          autoComplete="one-time-code"
          inputMode="numeric"
          inputProps={{ maxLength: 7 }}
          autoFocus
        />
      </Box>
    </AppDialog>
  );
}

/** Always dark on light: cameras read it the other way round poorly. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { size, data } = encode(text, { border: 2 });
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <Box sx={{ justifySelf: 'center', width: 200, p: 1, borderRadius: 1, bgcolor: '#fff' }}>
      <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges" display="block">
        <path d={path} fill="#000" />
      </svg>
    </Box>
  );
}
