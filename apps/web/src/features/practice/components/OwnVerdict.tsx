import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { isHelpful } from '@wordcluster/domain/practice/evaluation';
import type { PracticeState } from '@wordcluster/domain/practice/state';
import type { Cluster } from '../../../platform/queries/clusters.ts';
import { useOwnVerdict } from '../hooks/use-own-verdict.ts';

/** While an answer is evaluated: takes its verdict back. Its place is kept, so that nothing moves. */
export function OwnVerdict({ state: { settings, test }, cluster }: { state: PracticeState; cluster: Cluster }) {
  const overrule = useOwnVerdict(cluster);
  if (!isHelpful(settings)) return null;
  const right = (test.scores.at(-1) ?? 0) > 0;
  return (
    <Box sx={{ display: 'flex', justifyContent: 'center', minHeight: 40, mt: 1 }}>
      {test.evaluating && (
        <Button
          color="inherit"
          variant="outlined"
          onClick={({ currentTarget }) => {
            overrule(test.scores.length - 1, !right);
            // The next Enter must not take it back.
            currentTarget.blur();
          }}
        >
          {right ? <Trans>I was wrong</Trans> : <Trans>I was right</Trans>}
        </Button>
      )}
    </Box>
  );
}
