import { Trans, useLingui } from '@lingui/react/macro';
import { tagsInUse } from '@wordcluster/domain/clusters/list-view';
import { normalizeTags, tagsOfText, tagsProblem } from '@wordcluster/domain/clusters/tags';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useState } from 'react';
import { asFailure } from '../../../platform/http/api-failure.ts';
import { useClusters, type Cluster } from '../../../platform/queries/clusters.ts';
import { AppDialog } from '../../../ui/AppDialog.tsx';
import { Banner } from '../../../ui/Banner.tsx';
import { Field } from '../../../ui/Field.tsx';
import { failureText, translateMessage } from '../../../ui/messages.ts';
import { SubmitActions } from '../../../ui/SubmitActions.tsx';
import { useMarkCluster } from '../api/calls.ts';

/** The tags of a cluster, typed or chosen from existing ones. */
export default function ClusterTagsDialog({ cluster, onClose }: { cluster: Cluster; onClose: () => void }) {
  const { t, i18n } = useLingui();
  const before = cluster.tags.join(', ');
  const [text, setText] = useState(before);
  const { data: clusters = [] } = useClusters();
  const mark = useMarkCluster();
  const tags = tagsOfText(text);
  const problem = tagsProblem(tags);
  const others = tagsInUse(clusters, i18n.locale).filter((tag) => !tags.includes(tag));
  const save = () => {
    if (problem === null) mark.mutate({ id: cluster.id, marks: { tags: normalizeTags(tags) } }, { onSuccess: onClose });
  };
  return (
    <AppDialog
      open
      title={<Trans>Tags of {cluster.title}</Trans>}
      maxWidth="xs"
      onClose={onClose}
      onSubmit={save}
      busy={mark.isPending}
      unsaved={text !== before}
      actions={
        <SubmitActions
          label={<Trans>Save</Trans>}
          disabled={problem !== null}
          busy={mark.isPending}
          onCancel={onClose}
        />
      }
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        {mark.error !== null && <Banner>{failureText(asFailure(mark.error))}</Banner>}
        <Field
          label={t`Tags`}
          autoFocus
          autoComplete="off"
          value={text}
          onChange={({ target }) => setText(target.value)}
          error={problem === null ? null : translateMessage(problem)}
          hint={<Trans>Separate tags by commas. Only you see them.</Trans>}
        />
        {others.length > 0 && (
          <Box role="group" aria-label={t`Tags in use`} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            {others.map((tag) => (
              <Chip
                key={tag}
                label={tag}
                variant="outlined"
                onClick={() => setText([...tags, tag].join(', '))}
                sx={{ minHeight: 32 }}
              />
            ))}
          </Box>
        )}
      </Box>
    </AppDialog>
  );
}
