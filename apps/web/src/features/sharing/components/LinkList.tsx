import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { Copy, Link2, Link2Off } from 'lucide-react';
import { useId, useState } from 'react';
import { asFailure } from '../../../platform/http/api-failure.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { CheckField } from '../../../ui/CheckField.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { failureText } from '../../../ui/messages.ts';
import { showToast } from '../../../ui/toasts.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call } from '../../../platform/http/api.ts';
import type { ResponseOf } from '../../../platform/http/api-types.ts';
import { queryClient } from '../../../platform/http/query-client.ts';

type ClusterLink = ResponseOf<'GET /api/clusters/:cluster_id/links'>[number];

const linksKey = (clusterId: number) => ['cluster-links', clusterId];

function useLinks(clusterId: number) {
  return useQuery({
    queryKey: linksKey(clusterId),
    queryFn: ({ signal }) => call('GET /api/clusters/:cluster_id/links', { params: { cluster_id: clusterId }, signal }),
  });
}

/** The list shows a change at once. */
function changeLinks(clusterId: number, change: (links: readonly ClusterLink[]) => ClusterLink[]): void {
  queryClient.setQueryData<ClusterLink[]>(linksKey(clusterId), (links) => change(links ?? []));
}

function useMakeLink(clusterId: number) {
  return useMutation({
    mutationFn: () => call('POST /api/clusters/:cluster_id/links', { params: { cluster_id: clusterId }, body: {} }),
    onSuccess: (made) => changeLinks(clusterId, (links) => [...links, made]),
  });
}

function useChangeLink(clusterId: number) {
  return useMutation({
    mutationFn: ({ id, indexed }: Pick<ClusterLink, 'id' | 'indexed'>) =>
      call('PATCH /api/clusters/:cluster_id/links/:link_id', {
        params: { cluster_id: clusterId, link_id: id },
        body: { indexed },
      }),
    onSuccess: (changed) =>
      changeLinks(clusterId, (links) => links.map((link) => (link.id === changed.id ? changed : link))),
  });
}

function useEndLink(clusterId: number) {
  return useMutation({
    mutationFn: (id: number) =>
      call('DELETE /api/clusters/:cluster_id/links/:link_id', { params: { cluster_id: clusterId, link_id: id } }),
    onSuccess: (_answer, ended) => changeLinks(clusterId, (links) => links.filter(({ id }) => id !== ended)),
  });
}

/** The links of a cluster: made here, handed on, and ended. */
export function LinkList({ clusterId }: { clusterId: number }) {
  const headingId = useId();
  const { data: links = [], error } = useLinks(clusterId);
  const make = useMakeLink(clusterId);
  const failed = make.error ?? error;
  return (
    <Box component="section" aria-labelledby={headingId}>
      <Typography id={headingId} variant="subtitle2" component="h3" sx={{ mb: 0.5 }}>
        <Trans>Links</Trans>
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        <Trans>
          Anyone with the link can view, hear, practise and copy these words without an account. Audio they play uses
          your allowance.
        </Trans>
      </Typography>
      {failed && (
        <Box sx={{ mt: 1.5 }}>
          <Banner>{failureText(asFailure(failed))}</Banner>
        </Box>
      )}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {links.map((link) => (
          <LinkItem key={link.id} clusterId={clusterId} link={link} />
        ))}
      </Box>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<Link2 />}
        disabled={make.isPending}
        onClick={() => make.mutate()}
        sx={{ mt: 1.5 }}
      >
        {links.length === 0 ? <Trans>Create link</Trans> : <Trans>Create another link</Trans>}
      </Button>
    </Box>
  );
}

function LinkItem({ clusterId, link }: { clusterId: number; link: ClusterLink }) {
  const { t } = useLingui();
  const [ending, setEnding] = useState(false);
  const change = useChangeLink(clusterId);
  const end = useEndLink(clusterId);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link.url);
      showToast({ message: t`The link was copied.`, severity: 'success' });
    } catch {
      showToast({ message: t`Couldn’t copy. Please select the link and copy it.` });
    }
  };
  return (
    <Box component="li" sx={{ py: 1, borderBottom: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Box
          component="a"
          href={link.url}
          target="_blank"
          rel="noreferrer"
          translate="no"
          sx={{ flex: 1, minWidth: 0, color: 'primary.main', overflowWrap: 'anywhere', typography: 'body2' }}
        >
          <bdi dir="ltr">{link.url.replace(/^https?:\/\//, '')}</bdi>
        </Box>
        <Tooltip title={t`Copy the link`}>
          <IconButton aria-label={t`Copy the link`} onClick={() => void copy()}>
            <Copy />
          </IconButton>
        </Tooltip>
        <Tooltip title={t`Turn off link`}>
          <IconButton aria-label={t`Turn off link`} onClick={() => setEnding(true)}>
            <Link2Off />
          </IconButton>
        </Tooltip>
      </Box>
      <CheckField
        label={t`Allow search engines`}
        checked={link.indexed}
        disabled={change.isPending}
        onChange={(indexed) => change.mutate({ id: link.id, indexed })}
      />
      {change.isError && <Banner>{failureText(asFailure(change.error))}</Banner>}
      <ConfirmDialog
        open={ending}
        title={t`Turn off this link?`}
        body={t`People who have the link can no longer open these words. Copies they have made are theirs to keep.`}
        confirm={<Trans>Turn off link</Trans>}
        onConfirm={() => end.mutate(link.id)}
        onClose={() => setEnding(false)}
        busy={end.isPending}
        error={end.error ? failureText(asFailure(end.error)) : null}
      />
    </Box>
  );
}
