import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { validateEmail } from '@wordcluster/domain/accounts/email';
import { isUsername, validateUsername } from '@wordcluster/domain/accounts/usernames';
import { useState } from 'react';
import { asFailure } from '../../../platform/http/api-failure.ts';
import { useInstallation } from '../../../platform/installation/installation.ts';
import { useConfiguration } from '../../../platform/queries/installation.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { CheckField } from '../../../ui/CheckField.tsx';
import { Field } from '../../../ui/Field.tsx';
import { failureText } from '../../../ui/messages.ts';
import { showToast } from '../../../ui/toasts.ts';
import { useFields } from '../../../ui/use-fields.ts';
import { useShare } from '../api/share.ts';
import { personName } from '../../../platform/browser/person-name.ts';

const addresses = { email: validateEmail };
/** Where usernames exist, they are accepted too. */
const withNames = { email: (text: string) => (isUsername(text) ? validateUsername(text) : validateEmail(text)) };

const focus = (field: HTMLInputElement | null) => field?.focus();

interface Refused {
  text: string;
  /** The address has no account: it can be invited. */
  email: string | null;
}

/** The address to share with. It stays in the field when it is refused; one without an account can then be invited. */
export function ShareForm({ clusterId, autoFocus }: { clusterId: number; autoFocus: boolean }) {
  const { t } = useLingui();
  const usernames = useConfiguration()?.usernames ?? false;
  // Without registration no address is invited.
  const mayInvite = useInstallation(({ registration }) => registration !== 'closed');
  const form = useFields({ email: '' }, usernames ? withNames : addresses);
  const share = useShare(clusterId);
  const [mayWrite, setMayWrite] = useState(false);
  const [refused, setRefused] = useState<Refused | null>(null);

  const send = (email: string, invite: boolean) => {
    setRefused(null);
    share.mutate(
      { email, ...(invite && { invite }), ...(mayWrite && { may_write: true }) },
      {
        onSuccess: ({ shared_with_user: person, invitation }) => {
          form.reset({ email: '' });
          if (person) {
            showToast({ message: t`Shared with ${personName(person)}.`, severity: 'success' });
          } else if (invitation) {
            const { email: invited } = invitation;
            showToast({ message: t`${invited} was invited by e-mail.`, severity: 'success' });
          }
        },
        onError: (thrown) => {
          const failure = asFailure(thrown);
          const withoutAccount = failure.errors?.['email']?.some(({ id }) => id === 'share.no_account') ?? false;
          const invitable = withoutAccount && mayInvite && !isUsername(email);
          setRefused({ text: failureText(failure), email: invitable ? email : null });
        },
      },
    );
  };
  const submit = () => {
    form.touchAll();
    if (form.valid && !share.isPending) send(form.values.email.trim(), false);
  };
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      sx={{ display: 'grid', gap: 2 }}
    >
      {refused !== null && (
        <RefusalBanner refused={refused} onInvite={(email) => send(email, true)} onClose={() => setRefused(null)} />
      )}
      <Box>
        <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1.5 }}>
          <Field
            label={usernames ? t`E-mail or name` : t`E-mail`}
            type={usernames ? 'text' : 'email'}
            inputMode={usernames ? 'text' : 'email'}
            autoCapitalize="none"
            autoComplete="off"
            inputRef={autoFocus ? focus : null}
            {...form.field('email')}
            // An empty field that is left is no mistake: the dialog is also for removing.
            error={form.values.email === '' ? null : form.field('email').error}
            sx={{ flex: 1 }}
          />
          <Button
            type="submit"
            variant="contained"
            disabled={!form.valid || share.isPending}
            sx={{ mt: '27px', minHeight: 48 }}
          >
            <Trans>Add</Trans>
          </Button>
        </Box>
        <CheckField label={t`Can edit`} checked={mayWrite} onChange={setMayWrite} />
      </Box>
    </Box>
  );
}

interface RefusalBannerProps {
  refused: Refused;
  onInvite: (email: string) => void;
  onClose: () => void;
}

function RefusalBanner({ refused: { text, email }, onInvite, onClose }: RefusalBannerProps) {
  return (
    <Banner
      onClose={onClose}
      action={
        email === null ? undefined : (
          <Button color="inherit" onClick={() => onInvite(email)} sx={{ flexShrink: 0 }}>
            <Trans>Invite by e-mail</Trans>
          </Button>
        )
      }
    >
      {text}
    </Banner>
  );
}
