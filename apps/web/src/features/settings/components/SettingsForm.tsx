import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useState, type SubmitEvent } from 'react';
import { asFailure } from '../../../platform/http/api-failure.ts';
import type { ResponseOf } from '../../../platform/http/api-types.ts';
import { call } from '../../../platform/http/api.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Field } from '../../../ui/Field.tsx';
import { failureText, translateResponse } from '../../../ui/messages.ts';
import { Spinner } from '../../../ui/Spinner.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { useFields } from '../../../ui/use-fields.ts';

type Settings = ResponseOf<'GET /api/settings'>;
const settingsKey = ['settings'] as const;

/** Empty is NaN, which the server refuses; 0 would close the pool. */
const numberOf = (text: string) => (text.trim() === '' ? Number.NaN : Number(text));

/** The free users' shared pool of characters: use this month, and limit. */
export function SettingsForm() {
  const { data, error } = useQuery({
    queryKey: settingsKey,
    queryFn: ({ signal }) => call('GET /api/settings', { signal }),
  });
  if (error && !data) return <Banner>{failureText(asFailure(error))}</Banner>;
  return data ? <Fields key={`${data.used_free_characters} ${data.free_pool_limit}`} settings={data} /> : <Spinner />;
}

function Fields({ settings }: { settings: Settings }) {
  const { t } = useLingui();
  const client = useQueryClient();
  const [error, setError] = useState<string | null>(null);
  const form = useFields({
    used_free_characters: String(settings.used_free_characters),
    free_pool_limit: String(settings.free_pool_limit),
  });
  const save = useMutation({
    mutationFn: () =>
      call('POST /api/settings', {
        body: {
          used_free_characters: numberOf(form.values.used_free_characters),
          free_pool_limit: numberOf(form.values.free_pool_limit),
        },
      }),
    onSuccess: async (answer) => {
      showToast({ message: translateResponse(answer), severity: 'success' });
      await client.invalidateQueries({ queryKey: settingsKey });
    },
    onError: (thrown) => {
      const failure = asFailure(thrown);
      form.refuse(failure.errors);
      setError(failureText(failure));
    },
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setError(null);
    save.mutate();
  };

  return (
    <Card component="form" onSubmit={submit} noValidate sx={{ p: { xs: 2.5, sm: 4 }, display: 'grid', gap: 2.5 }}>
      {error !== null && <Banner onClose={() => setError(null)}>{error}</Banner>}
      <Field
        {...form.field('used_free_characters')}
        label={t`Free pool usage`}
        type="number"
        inputProps={{ inputMode: 'numeric' }}
        hint={t`Characters all free users have used this month`}
      />
      <Field
        {...form.field('free_pool_limit')}
        label={t`Free pool limit`}
        type="number"
        inputProps={{ inputMode: 'numeric' }}
        hint={t`Characters they share per month`}
      />
      <Box>
        <Button type="submit" variant="contained" size="large" disabled={save.isPending}>
          <Trans>Save</Trans>
        </Button>
      </Box>
    </Card>
  );
}
