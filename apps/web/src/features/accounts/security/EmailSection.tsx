import { Trans, useLingui } from '@lingui/react/macro';
import { validateEmail } from '@wordcluster/domain/accounts/email';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useUser } from '../../../platform/session/session.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Field } from '../../../ui/Field.tsx';
import { translateResponse } from '../../../ui/messages.ts';
import { useChangeEmail } from '../api/security.ts';
import { PasswordDialog } from './PasswordDialog.tsx';
import { Section } from './Section.tsx';

/** The address of the account, and the way to another one. */
export function EmailSection() {
  const { t } = useLingui();
  const user = useUser();
  const { mutateAsync } = useChangeEmail();
  const [open, setOpen] = useState(false);
  const [email, setEmail] = useState('');
  const [done, setDone] = useState<Parameters<typeof translateResponse>[0] | null>(null);
  if (user === null) return null;
  return (
    <Section
      title={<Trans>E-mail</Trans>}
      lead={
        user.email ?? (
          <Trans>
            This account has no e-mail address, so it gets no e-mails. You log in with a name: {user.username}
          </Trans>
        )
      }
    >
      {done !== null && (
        <Banner severity="success" onClose={() => setDone(null)}>
          {translateResponse(done)}
        </Banner>
      )}
      {user.email_is_of_settings ? (
        <Banner severity="info">
          <Trans>The administrator’s e-mail is set in the configuration (ADMIN_EMAIL).</Trans>
        </Banner>
      ) : (
        <Box>
          <Button variant="outlined" onClick={() => setOpen(true)}>
            {user.email === null ? <Trans>Add an e-mail</Trans> : <Trans>Change e-mail</Trans>}
          </Button>
        </Box>
      )}
      {open && (
        <PasswordDialog
          title={user.email === null ? <Trans>Add an e-mail</Trans> : <Trans>Change e-mail</Trans>}
          body={<Trans>We send a link to the new address. Until you open it nothing changes.</Trans>}
          confirm={<Trans>Send the link</Trans>}
          ready={validateEmail(email) === null}
          onClose={() => setOpen(false)}
          onConfirm={async (body) => {
            const response = await mutateAsync({ ...body, new_email: email });
            setOpen(false);
            setEmail('');
            setDone(response);
          }}
        >
          <Field
            label={t`New e-mail`}
            type="email"
            inputMode="email"
            autoComplete="email"
            value={email}
            onChange={({ target }) => setEmail(target.value)}
            autoFocus
          />
        </PasswordDialog>
      )}
    </Section>
  );
}
