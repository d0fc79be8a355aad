import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { asFailure } from '../../../platform/http/api-failure.ts';
import type { Cluster } from '../../../platform/queries/clusters.ts';
import { AppDialog } from '../../../ui/AppDialog.tsx';
import { Banner } from '../../../ui/Banner.tsx';
import { Disclosure } from '../../../ui/Disclosure.tsx';
import { Field } from '../../../ui/Field.tsx';
import { failureText } from '../../../ui/messages.ts';
import { SubmitActions } from '../../../ui/SubmitActions.tsx';
import { useSaveCluster } from '../api/calls.ts';
import { useClusterFields } from '../hooks/use-cluster-fields.ts';
import { ColumnFields } from './ColumnFields.tsx';

interface ClusterDialogProps {
  /** The cluster to modify, or null to create one. */
  cluster: Cluster | null;
  voiced: ReadonlySet<string>;
  onClose: () => void;
  onSaved: (cluster: Cluster) => void;
}

/** Create or Configure cluster (Modify cluster in the specification); what is optional is folded away while one is created. An error stays at the top until it is closed. */
export default function ClusterDialog({ cluster, voiced, onClose, onSaved }: ClusterDialogProps) {
  const { t } = useLingui();
  const form = useClusterFields(cluster);
  const save = useSaveCluster(cluster);
  const [error, setError] = useState<string | null>(null);

  const submit = () => {
    form.touchAll();
    if (!form.complete) return;
    setError(null);
    save.mutate(form.toSend(), {
      onSuccess: onSaved,
      onError: (thrown) => {
        const failure = asFailure(thrown);
        form.refuse(failure.errors);
        setError(failureText(failure));
      },
    });
  };

  return (
    <AppDialog
      open
      title={cluster === null ? <Trans>Create cluster</Trans> : <Trans>Configure cluster</Trans>}
      onClose={onClose}
      onSubmit={submit}
      busy={save.isPending}
      unsaved={form.changed}
      actions={
        <SubmitActions
          label={cluster === null ? <Trans>Create</Trans> : <Trans>Save</Trans>}
          disabled={!form.complete}
          busy={save.isPending}
          onCancel={onClose}
        />
      }
    >
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        {error !== null && <Banner onClose={() => setError(null)}>{error}</Banner>}
        <Field label={t`Title`} required autoFocus autoComplete="off" {...form.field('title')} />
        <ColumnFields form={form} column={1} voiced={voiced} />
        <ColumnFields form={form} column={2} voiced={voiced} />
        <Disclosure label={<Trans>Description and third column</Trans>} open={cluster !== null}>
          <Box sx={{ display: 'grid', gap: 2.5 }}>
            <Field label={t`Description`} multiline minRows={2} maxRows={6} {...form.field('description')} />
            <ColumnFields form={form} column={3} voiced={voiced} />
          </Box>
        </Disclosure>
      </Box>
    </AppDialog>
  );
}
