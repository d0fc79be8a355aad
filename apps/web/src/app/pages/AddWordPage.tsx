import { Trans, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { Layers } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { SharedFiles } from './SharedFiles.tsx';
import { SharedList } from './SharedList.tsx';
import { AddWordForm, lastCluster } from '../../features/quick-add/AddWordForm.tsx';
import { clearReturnPath } from '../return-path.ts';
import { Bookmarklet } from '../../features/quick-add/Bookmarklet.tsx';
import { listFromQuery, wordFromQuery } from '../../features/quick-add/word-from-query.ts';
import { useAutomaticTranslation } from '../../features/translation/hooks/use-automatic-translation.ts';
import { asFailure } from '../../platform/http/api-failure.ts';
import { useClusters, type Cluster } from '../../platform/queries/clusters.ts';
import { useUser } from '../../platform/session/session.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { failureText } from '../../ui/messages.ts';
import { Page } from '../../ui/Page.tsx';
import { RetryBanner } from '../../ui/RetryBanner.tsx';
import { LineSkeletons } from '../../ui/Skeletons.tsx';

/** Web Share target: receives shared and selected words, and shared files. */
export default function AddWordPage() {
  const { t } = useLingui();
  const [query] = useSearchParams();
  const isFile = query.get('shared') === 'file';
  useEffect(clearReturnPath, []);
  return isFile ? (
    <Page title={t`Import`} width="narrow">
      <SharedFiles />
    </Page>
  ) : (
    <SharedWords query={query} />
  );
}

function SharedWords({ query }: { query: URLSearchParams }) {
  const { t } = useLingui();
  const list = listFromQuery(query);
  const { data, error, refetch } = useClusters();
  const clusters = data?.filter(({ shared_by, disabled }) => shared_by === null && !disabled) ?? [];
  const [chosen, setChosen] = useState(lastCluster);
  const cluster = clusters.find(({ id }) => id === chosen) ?? clusters[0];
  return (
    <Page title={t`Add a word`} width="narrow">
      {error && data === undefined && (
        <RetryBanner onRetry={() => void refetch()}>{failureText(asFailure(error))}</RetryBanner>
      )}
      {list !== null && <SharedList text={list} />}
      {data === undefined && !error && <LineSkeletons count={4} />}
      {data !== undefined && cluster === undefined && list === null && (
        <EmptyState
          picture={<Layers size={48} strokeWidth={1.5} />}
          title={<Trans>No cluster yet</Trans>}
          actions={
            <Button variant="contained" component={Link} to="/clusters">
              <Trans>Create a cluster</Trans>
            </Button>
          }
        >
          <Trans>Create a cluster first, then save this word.</Trans>
        </EmptyState>
      )}
      {cluster !== undefined && (
        <WithTranslation
          // Another word that is shared is another form.
          key={query.toString()}
          clusters={clusters}
          cluster={cluster}
          query={query}
          onCluster={setChosen}
        />
      )}
      <Bookmarklet />
    </Page>
  );
}

interface WithTranslationProps {
  clusters: readonly Cluster[];
  cluster: Cluster;
  query: URLSearchParams;
  onCluster: (id: number) => void;
}

function WithTranslation({ query, ...form }: WithTranslationProps) {
  const { complete } = useAutomaticTranslation(form.cluster, useUser()?.ai_available ?? false);
  return <AddWordForm {...form} fromQuery={wordFromQuery(query)} complete={complete} />;
}
