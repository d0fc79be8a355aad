import { Trans } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { clusterPath } from '@wordcluster/domain/practice/routes';
import { Link } from 'react-router';
import { EmptyState } from '../../../ui/EmptyState.tsx';

/** A question card above its answer: four letter boxes, the first waiting for its letter. */
function Picture() {
  const hairline = 'var(--wc-palette-tones-hairline)';
  return (
    <svg width="148" height="112" viewBox="0 0 148 112" fill="none" strokeWidth="2" strokeLinecap="round">
      <rect x="26" y="18" width="96" height="44" rx="10" fill="var(--wc-palette-tones-raised)" stroke={hairline} />
      <path d="M46 40h32M88 40h14" stroke="currentColor" opacity="0.45" />
      {[46, 74, 102].map((x) => (
        <rect key={x} x={x} y="74" width="22" height="26" rx="6" stroke={hairline} />
      ))}
      <rect
        x="18"
        y="74"
        width="22"
        height="26"
        rx="6"
        fill="var(--wc-palette-background-paper)"
        stroke="currentColor"
      />
      <path d="M29 81v12" stroke="currentColor" />
    </svg>
  );
}

/** The address of a test while there is none: says so and leads to where one is started. */
export function NoTest({ clusterId }: { clusterId: number }) {
  return (
    <EmptyState
      picture={<Picture />}
      title={<Trans>No practice test is running here.</Trans>}
      actions={
        <Button component={Link} to={clusterPath(clusterId)} variant="contained" size="large">
          <Trans>Back to the cluster</Trans>
        </Button>
      }
    >
      <Trans>Start one on the cluster’s page: choose the question and answer columns.</Trans>
    </EmptyState>
  );
}
