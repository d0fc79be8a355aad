import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';
import { asFailure } from '../../../platform/http/api-failure.ts';
import { useUser } from '../../../platform/session/session.ts';
import { AppDialog } from '../../../ui/AppDialog.tsx';
import { Banner } from '../../../ui/Banner.tsx';
import { failureText } from '../../../ui/messages.ts';
import { PasswordField } from '../../../ui/PasswordField.tsx';
import { SubmitActions } from '../../../ui/SubmitActions.tsx';
import { NoPassword } from '../components/NoPassword.tsx';
import { isPasskeyCancelled, type Proof } from '../api/security.ts';
import { useProof } from './ProofFields.tsx';

interface PasswordDialogProps {
  title: ReactNode;
  body: ReactNode;
  confirm: ReactNode;
  /** Does it; what it throws is shown, and the dialog stays. */
  onConfirm: (proof: Proof & { password: string }) => Promise<unknown>;
  onClose: () => void;
  /** Fields before the password; `ready` says whether they are filled in. */
  children?: ReactNode;
  ready?: boolean;
  /** Whether the second factor is asked for too. */
  factor?: boolean;
}

/** Asks for the password, and for the second factor where one is set, before something that matters. */
export function PasswordDialog(props: PasswordDialogProps) {
  const { title, body, confirm, onConfirm, onClose, children, ready = true, factor = true } = props;
  const { t } = useLingui();
  const user = useUser();
  const { fields, proof, ready: proven, reset } = useProof();
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const complete = ready && password !== '' && (proven || !factor);

  const submit = async () => {
    if (!complete || busy) return;
    setBusy(true);
    setError(null);
    try {
      await onConfirm({ ...proof, password });
    } catch (thrown) {
      reset();
      setError(
        isPasskeyCancelled(thrown) ? t`The passkey was not made. Please try it again.` : failureText(asFailure(thrown)),
      );
    } finally {
      setBusy(false);
    }
  };
  return (
    <AppDialog
      open
      title={title}
      onClose={onClose}
      busy={busy}
      maxWidth="xs"
      onSubmit={() => void submit()}
      actions={<SubmitActions label={confirm} disabled={!complete} busy={busy} onCancel={onClose} />}
    >
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        {error !== null && <Banner onClose={() => setError(null)}>{error}</Banner>}
        <NoPassword />
        <Typography sx={{ color: 'text.secondary' }}>{body}</Typography>
        {children}
        <input type="text" name="username" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
        <PasswordField
          label={t`Your password`}
          value={password}
          onChange={({ target }) => setPassword(target.value)}
          autoComplete="current-password"
        />
        {factor && fields}
      </Box>
    </AppDialog>
  );
}
