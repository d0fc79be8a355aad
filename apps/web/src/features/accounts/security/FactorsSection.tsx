import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Fingerprint, KeySquare, Smartphone, Copy, Download } from 'lucide-react';
import { useState } from 'react';
import { asFailure } from '../../../platform/http/api-failure.ts';
import { call } from '../../../platform/http/api.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Field } from '../../../ui/Field.tsx';
import { failureText } from '../../../ui/messages.ts';
import { formatMoment } from '../../../ui/moment.ts';
import { RetryBanner } from '../../../ui/RetryBanner.tsx';
import { LineSkeletons } from '../../../ui/Skeletons.tsx';
import { passkeysPossibleHere } from '../../../platform/browser/passkeys.ts';
import { refreshFactors, useAddPasskey, useFactors, type Factors } from '../api/security.ts';
import { PasswordDialog } from './PasswordDialog.tsx';
import { Line, Lines, Section } from './Section.tsx';
import { TotpDialog } from './TotpDialog.tsx';
import Typography from '@mui/material/Typography';
import { AppDialog } from '../../../ui/AppDialog.tsx';
import { showToast } from '../../../ui/toasts.ts';

/** The recovery codes, shown once: to copy, to download, or to write down. */
function RecoveryCodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const { t } = useLingui();
  const text = `${codes.join('\n')}\n`;
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => showToast({ message: t`Recovery codes were copied.`, severity: 'success' }),
      () => showToast({ message: t`Couldn’t copy. Please select and copy them.`, severity: 'warning' }),
    );
  const save = () => {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
    link.download = 'wordcluster-recovery-codes.txt';
    link.click();
    URL.revokeObjectURL(link.href);
  };
  return (
    <AppDialog
      open
      title={<Trans>Your recovery codes</Trans>}
      onClose={onClose}
      actions={
        <Button variant="contained" onClick={onClose}>
          <Trans>I have saved them</Trans>
        </Button>
      }
    >
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        <Typography sx={{ color: 'text.secondary' }}>
          <Trans>
            Each code works once when you do not have your second factor. They are not shown again: keep them somewhere
            safe.
          </Trans>
        </Typography>
        <Box
          component="ul"
          aria-label={t`Recovery codes`}
          sx={{
            m: 0,
            p: 2,
            listStyle: 'none',
            display: 'grid',
            gap: 1,
            borderRadius: 1,
            bgcolor: 'tones.raised',
            fontFamily: 'ui-monospace, monospace',
            fontSize: 15,
          }}
        >
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          <Button variant="outlined" startIcon={<Copy />} onClick={() => void copy()}>
            <Trans>Copy</Trans>
          </Button>
          <Button variant="outlined" startIcon={<Download />} onClick={save}>
            <Trans>Save as a file</Trans>
          </Button>
        </Box>
      </Box>
    </AppDialog>
  );
}

type Step =
  | { kind: 'add-app' | 'remove-app' | 'new-codes' | 'add-passkey' }
  | { kind: 'scan'; secret: string; otpauth_url: string }
  | { kind: 'codes'; codes: readonly string[] }
  | { kind: 'remove-passkey'; id: number; name: string };

/** The second factors: codes of an app, passkeys, and recovery codes for the day when they are lost. */
export function FactorsSection() {
  const { data, error, refetch } = useFactors();
  const [step, setStep] = useState<Step | null>(null);
  return (
    <Section
      title={<Trans>Second factor</Trans>}
      lead={<Trans>A stolen password alone can’t open your account. You are asked for it at each login.</Trans>}
    >
      {error && <RetryBanner onRetry={() => void refetch()}>{failureText(asFailure(error))}</RetryBanner>}
      {!data && !error && <LineSkeletons count={3} />}
      {data && <FactorLines factors={data} onStep={setStep} />}
      {step && <StepDialog step={step} onStep={setStep} />}
    </Section>
  );
}

function FactorLines({ factors, onStep }: { factors: Factors; onStep: (step: Step) => void }) {
  const { t } = useLingui();
  const { totp, passkeys, recovery_codes_left, passkeys_possible } = factors;
  const possible = passkeys_possible && passkeysPossibleHere();
  const any = totp || passkeys.length > 0;
  return (
    <>
      <Lines>
        <Line
          icon={<Smartphone />}
          title={<Trans>Authenticator app</Trans>}
          detail={totp ? <Trans>Set up: your app shows a new code every 30 seconds.</Trans> : <Trans>Not set up</Trans>}
          action={
            totp ? (
              <Button color="inherit" onClick={() => onStep({ kind: 'remove-app' })}>
                <Trans>Remove</Trans>
              </Button>
            ) : (
              <Button variant="outlined" onClick={() => onStep({ kind: 'add-app' })}>
                <Trans>Set up</Trans>
              </Button>
            )
          }
        />
        {passkeys.map(({ id, name, created_at, last_used_at }) => (
          <Line
            key={id}
            icon={<Fingerprint />}
            title={<Trans>Passkey: {name}</Trans>}
            detail={
              last_used_at === null ? (
                <Trans>Added {formatMoment(created_at)}, not used yet</Trans>
              ) : (
                <Trans>Last used {formatMoment(last_used_at)}</Trans>
              )
            }
            action={
              <Button
                color="inherit"
                aria-label={t`Remove passkey ${name}`}
                onClick={() => onStep({ kind: 'remove-passkey', id, name })}
              >
                <Trans>Remove</Trans>
              </Button>
            }
          />
        ))}
        {any && (
          <Line
            icon={<KeySquare />}
            title={<Trans>Recovery codes</Trans>}
            detail={<Plural value={recovery_codes_left} one="# code left" other="# codes left" />}
            action={
              <Button color="inherit" onClick={() => onStep({ kind: 'new-codes' })}>
                <Trans>New codes</Trans>
              </Button>
            }
          />
        )}
      </Lines>
      {possible ? (
        <Box>
          <Button variant="outlined" startIcon={<Fingerprint />} onClick={() => onStep({ kind: 'add-passkey' })}>
            <Trans>Add a passkey</Trans>
          </Button>
        </Box>
      ) : (
        <Banner severity="info">
          <Trans>
            Passkeys cannot be used here: they need a host name (not an IP address) and a browser that supports them.
          </Trans>
        </Banner>
      )}
    </>
  );
}

/** The dialog of each step. */
function StepDialog({ step, onStep }: { step: Step; onStep: (step: Step | null) => void }) {
  const close = () => onStep(null);
  const done = async (codes?: readonly string[]) => {
    await refreshFactors();
    onStep(codes === undefined ? null : { kind: 'codes', codes });
  };
  switch (step.kind) {
    case 'scan':
      return (
        <TotpDialog secret={step.secret} url={step.otpauth_url} onDone={(codes) => void done(codes)} onClose={close} />
      );
    case 'codes':
      return <RecoveryCodesDialog codes={step.codes} onClose={close} />;
    case 'add-app':
      return (
        <PasswordDialog
          key={step.kind}
          title={<Trans>Set up an authenticator app</Trans>}
          body={<Trans>Please confirm it’s you.</Trans>}
          confirm={<Trans>Continue</Trans>}
          onClose={close}
          onConfirm={async (body) => onStep({ kind: 'scan', ...(await call('POST /api/user/factors/totp', { body })) })}
        />
      );
    case 'add-passkey':
      return <AddPasskeyDialog onDone={done} onClose={close} />;
    case 'new-codes':
      return (
        <PasswordDialog
          key={step.kind}
          title={<Trans>New recovery codes</Trans>}
          body={<Trans>You get 10 new codes. The old ones stop working.</Trans>}
          confirm={<Trans>Create new codes</Trans>}
          onClose={close}
          onConfirm={async (body) =>
            done((await call('POST /api/user/factors/recovery-codes', { body })).recovery_codes)
          }
        />
      );
    case 'remove-app':
      return (
        <PasswordDialog
          key={step.kind}
          title={<Trans>Remove the authenticator app</Trans>}
          body={<Trans>You will no longer be asked for its codes at login.</Trans>}
          confirm={<Trans>Remove</Trans>}
          onClose={close}
          onConfirm={async (body) => {
            await call('DELETE /api/user/factors/totp', { body });
            await done();
          }}
        />
      );
    case 'remove-passkey':
      return (
        <PasswordDialog
          key={step.kind}
          title={<Trans>Remove passkey {step.name}</Trans>}
          body={<Trans>It can no longer sign you in. Delete it on your device too.</Trans>}
          confirm={<Trans>Remove</Trans>}
          onClose={close}
          onConfirm={async (body) => {
            await call('DELETE /api/user/factors/passkeys/:passkey_id', { params: { passkey_id: step.id }, body });
            await done();
          }}
        />
      );
  }
}

interface AddPasskeyDialogProps {
  onDone: (codes?: readonly string[]) => Promise<void>;
  onClose: () => void;
}

function AddPasskeyDialog({ onDone, onClose }: AddPasskeyDialogProps) {
  const { t } = useLingui();
  const [name, setName] = useState('');
  const { mutateAsync: addPasskey } = useAddPasskey();
  return (
    <PasswordDialog
      title={<Trans>Add a passkey</Trans>}
      body={<Trans>Your browser will now ask for your fingerprint, face, PIN or security key.</Trans>}
      confirm={<Trans>Continue</Trans>}
      ready={name.trim() !== ''}
      onClose={onClose}
      onConfirm={async (body) => onDone((await addPasskey({ ...body, name })).recovery_codes)}
    >
      <Field
        label={t`Name of the passkey`}
        hint={t`For example: my laptop`}
        value={name}
        onChange={({ target }) => setName(target.value)}
        inputProps={{ maxLength: 100 }}
        autoFocus
      />
    </PasswordDialog>
  );
}
