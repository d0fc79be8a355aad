import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { validateEmail } from '@wordcluster/domain/accounts/email';
import { useState, type SubmitEvent } from 'react';
import { asFailure } from '../../../platform/http/api-failure.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Field } from '../../../ui/Field.tsx';
import { failureText } from '../../../ui/messages.ts';
import { useFields } from '../../../ui/use-fields.ts';
import { useInvite } from '../api/people.ts';

const RULES = { email: validateEmail };

/** Invites one address to register: by mail, or without a mail server by a link to pass on. */
export function Invite() {
  const { t } = useLingui();
  const form = useFields({ email: '' }, RULES);
  const invite = useInvite();
  const [sent, setSent] = useState<{ invited: string; link: string | null } | null>(null);
  const failure = invite.error ? asFailure(invite.error) : null;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    form.touchAll();
    if (!form.valid || invite.isPending) return;
    const email = form.values.email.trim();
    setSent(null);
    invite.mutate(email, {
      onSuccess: ({ link = null }) => {
        form.reset({ email: '' });
        setSent({ invited: email, link });
      },
      onError: (thrown) => form.refuse(asFailure(thrown).errors),
    });
  };
  return (
    <Card component="form" noValidate onSubmit={submit} sx={{ p: { xs: 2.5, sm: 4 }, display: 'grid', gap: 2.5 }}>
      <Typography sx={{ color: 'text.secondary' }}>
        <Trans>The invitation link lets this address create an account once, within 90 days.</Trans>
      </Typography>
      {failure !== null && <Banner>{failureText(failure)}</Banner>}
      {sent !== null && <Sent {...sent} onClose={() => setSent(null)} />}
      <Field
        label={t`E-mail`}
        type="email"
        inputMode="email"
        autoComplete="off"
        {...form.field('email')}
        error={form.values.email === '' ? null : form.field('email').error}
      />
      <Box>
        <Button type="submit" variant="contained" size="large" disabled={!form.valid || invite.isPending}>
          <Trans>Invite</Trans>
        </Button>
      </Box>
    </Card>
  );
}

function Sent({ invited, link, onClose }: { invited: string; link: string | null; onClose: () => void }) {
  return (
    <Banner severity="success" onClose={onClose}>
      {link === null ? (
        <Trans>{invited} was invited by e-mail.</Trans>
      ) : (
        <>
          <Trans>This server sends no e-mails. Pass this link on to {invited}:</Trans>{' '}
          <Box component="span" dir="ltr" translate="no" sx={{ overflowWrap: 'anywhere' }}>
            {link}
          </Box>
        </>
      )}
    </Banner>
  );
}
