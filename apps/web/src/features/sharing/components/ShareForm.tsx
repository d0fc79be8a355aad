import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { validateEmail } from '@wordcluster/domain/accounts/email';
import { useState } from 'react';
import { asFailure } from '../../../platform/http/api-failure.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Field } from '../../../ui/Field.tsx';
import { failureText } from '../../../ui/messages.ts';
import { showToast } from '../../../ui/toasts.ts';
import { useFields } from '../../../ui/use-fields.ts';
import { useShare } from '../api/share.ts';

const focus = (field: HTMLInputElement | null) => field?.focus();

/** The address to share with. It stays in the field when it is refused. */
export function ShareForm({ clusterId, autoFocus }: { clusterId: number; autoFocus: boolean }) {
  const { t } = useLingui();
  const form = useFields({ email: '' }, { email: validateEmail });
  const share = useShare(clusterId);
  const [error, setError] = useState<string | null>(null);

  const submit = () => {
    form.touchAll();
    if (!form.valid || share.isPending) return;
    setError(null);
    share.mutate(form.values.email.trim(), {
      onSuccess: ({ shared_with_user: { first_name, last_name } }) => {
        form.reset({ email: '' });
        showToast({ message: t`Shared with ${first_name} ${last_name}.`, severity: 'success' });
      },
      onError: (thrown) => setError(failureText(asFailure(thrown))),
    });
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
      {error !== null && <Banner onClose={() => setError(null)}>{error}</Banner>}
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1.5 }}>
        <Field
          label={t`E-mail`}
          type="email"
          inputMode="email"
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
    </Box>
  );
}
