import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { DELETE_SHARING } from '@wordcluster/domain/clusters/cluster-list';
import { useState } from 'react';
import { asFailure } from '../../../platform/http/api-failure.ts';
import { useCluster, type Cluster } from '../../../platform/queries/clusters.ts';
import { AppDialog } from '../../../ui/AppDialog.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { failureText, translateMessage } from '../../../ui/messages.ts';
import { useRemoveShare, type Person } from '../api/share.ts';
import { LinkList } from './LinkList.tsx';
import { PersonList } from './PersonList.tsx';
import { ShareForm } from './ShareForm.tsx';
import { personName } from '../../../platform/browser/person-name.ts';

/** Share list: recipients of a cluster. The confirmation of a removal replaces it. */
export default function ShareDialog({ cluster, onClose }: { cluster: Cluster; onClose: () => void }) {
  const { t } = useLingui();
  const { shared_with: people, invitations } = useCluster(cluster.id) ?? cluster;
  const [leaving, setLeaving] = useState<Person | null>(null);
  /** The person whose removal was cancelled: the focus returns there. */
  const [cancelled, setCancelled] = useState<Person | null>(null);
  const remove = useRemoveShare(cluster.id);

  if (leaving !== null) {
    const back = (person: Person | null) => {
      remove.reset();
      setCancelled(person);
      setLeaving(null);
    };
    return (
      <ConfirmDialog
        open
        title={translateMessage(DELETE_SHARING.question)}
        subject={cluster.title}
        body={t`${personName(leaving)} (${leaving.email}) will no longer see this cluster.`}
        confirm={<Trans>Delete</Trans>}
        onConfirm={() => remove.mutate(leaving, { onSuccess: () => back(null) })}
        onClose={() => back(leaving)}
        busy={remove.isPending}
        error={remove.error ? failureText(asFailure(remove.error)) : null}
      />
    );
  }
  return (
    <AppDialog
      open
      title={<Trans>Share list</Trans>}
      onClose={onClose}
      actions={
        <Button color="inherit" onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
      }
    >
      <Box sx={{ display: 'grid', gap: 3 }}>
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          <Trans>
            People you add can view, hear and practise “{cluster.title}”. Only those you allow can edit its rows.
          </Trans>
        </Typography>
        <ShareForm clusterId={cluster.id} autoFocus={cancelled === null} />
        <PersonList
          clusterId={cluster.id}
          people={people}
          invitations={invitations}
          focused={cancelled?.id ?? null}
          onRemove={setLeaving}
        />
        <LinkList clusterId={cluster.id} />
      </Box>
    </AppDialog>
  );
}
