import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { CANCEL_SHARING } from '@wordcluster/domain/clusters/cluster-list';
import { useState } from 'react';
import { asFailure } from '../../../platform/http/api-failure.ts';
import type { Cluster } from '../../../platform/queries/clusters.ts';
import { CheckField } from '../../../ui/CheckField.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { failureText, translateMessage } from '../../../ui/messages.ts';
import { showToast } from '../../../ui/toasts.ts';
import { useCancelShare } from '../api/share.ts';
import { personName } from '../../../platform/browser/person-name.ts';

/** The recipient leaves a shared cluster, and can refuse further ones of its owner. */
export default function CancelShareDialog({ cluster, onClose }: { cluster: Cluster; onClose: () => void }) {
  const { t } = useLingui();
  const [block, setBlock] = useState(false);
  const cancel = useCancelShare(cluster.id);
  const owner = cluster.shared_by;
  const confirm = () =>
    cancel.mutate(block, {
      onSuccess: () => {
        onClose();
        showToast({ message: t`“${cluster.title}” is no longer shared with you.` });
      },
    });
  return (
    <ConfirmDialog
      open
      title={translateMessage(CANCEL_SHARING.question)}
      subject={cluster.title}
      body={translateMessage(CANCEL_SHARING.body)}
      confirm={<Trans>Cancel sharing</Trans>}
      onConfirm={confirm}
      onClose={onClose}
      busy={cancel.isPending}
      error={cancel.error ? failureText(asFailure(cancel.error)) : null}
    >
      <Box sx={{ mt: 1.5 }}>
        <CheckField
          label={translateMessage(CANCEL_SHARING.block)}
          hint={owner && `${personName(owner)}, ${owner.email}`}
          checked={block}
          onChange={setBlock}
          disabled={cancel.isPending}
        />
      </Box>
    </ConfirmDialog>
  );
}
