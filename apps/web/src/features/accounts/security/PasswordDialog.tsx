import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useCallback, useState, type ReactNode } from 'react';
import { ApiFailure, asFailure } from '../../../platform/http/api-failure.ts';
import { useUser } from '../../../platform/session/session.ts';
import { AppDialog } from '../../../ui/AppDialog.tsx';
import { Banner } from '../../../ui/Banner.tsx';
import { failureText } from '../../../ui/messages.ts';
import { PasswordField } from '../../../ui/PasswordField.tsx';
import { SubmitActions } from '../../../ui/SubmitActions.tsx';
import { isPasskeyCancelled, type Confirmation } from '../api/security.ts';
import { ConfirmWithoutPassword } from './ConfirmWithoutPassword.tsx';
import { useProof } from './ProofFields.tsx';

interface PasswordDialogProps {
  title: ReactNode;
  body: ReactNode;
  confirm: ReactNode;
  /** Runs the action; errors are shown, and the dialog stays. */
  onConfirm: (proof: Confirmation) => Promise<unknown>;
  onClose: () => void;
  /** Fields above the password; `ready`: they are filled in. */
  children?: ReactNode;
  ready?: boolean;
  /** Something was typed that closing would lose. */
  unsaved?: boolean;
  /** Whether the second factor is required too. */
  factor?: boolean;
}

/**
 * Re-authentication before an important change: the password, or another method without one, and the second factor if
 * set.
 */
export function PasswordDialog(props: PasswordDialogProps) {
  const { title, body, confirm, onConfirm, onClose, children, ready = true, unsaved = false, factor = true } = props;
  const { t } = useLingui();
  const user = useUser();
  const { fields, proof, ready: proven, reset } = useProof();
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  /** Signed in too long ago, and without a password. */
  const [unconfirmed, setUnconfirmed] = useState(false);
  const hasPassword = user?.has_password !== false;
  const complete = ready && (password !== '' || !hasPassword) && (proven || !factor);
  const goOn = useCallback(() => setUnconfirmed(false), []);

  const submit = async () => {
    if (!complete || busy) return;
    setBusy(true);
    setError(null);
    try {
      await onConfirm(hasPassword ? { ...proof, password } : proof);
    } catch (thrown) {
      reset();
      if (thrown instanceof ApiFailure && thrown.code === 'confirmation_required') return setUnconfirmed(true);
      setError(
        isPasskeyCancelled(thrown) ? t`Couldn’t create the passkey. Please try again.` : failureText(asFailure(thrown)),
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
      unsaved={unsaved}
      maxWidth="xs"
      onSubmit={() => void submit()}
      actions={<SubmitActions label={confirm} disabled={!complete} busy={busy} onCancel={onClose} />}
    >
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        {error !== null && <Banner onClose={() => setError(null)}>{error}</Banner>}
        <Typography sx={{ color: 'text.secondary' }}>{body}</Typography>
        {children}
        <input
          type="text"
          name="username"
          autoComplete="username"
          value={user?.email ?? user?.username ?? ''}
          readOnly
          hidden
        />
        {hasPassword && (
          <PasswordField
            label={t`Your password`}
            value={password}
            onChange={({ target }) => setPassword(target.value)}
            autoComplete="current-password"
          />
        )}
        {unconfirmed && <ConfirmWithoutPassword onConfirmed={goOn} />}
        {factor && fields}
      </Box>
    </AppDialog>
  );
}
