import { Trans } from '@lingui/react/macro';
import { INVALID_FILE } from '@wordcluster/domain/clusters/file-import';
import { Banner } from '../../../ui/Banner.tsx';
import { failureText, translateMessage } from '../../../ui/messages.ts';
import type { ImportProblem } from '../state/use-import.ts';

/** Why the file or the import was refused. */
export function ImportProblemBanner({ problem }: { problem: ImportProblem }) {
  if (problem === 'not-one-file')
    return (
      <Banner>
        <Trans>Please choose exactly one file.</Trans>
      </Banner>
    );
  if (problem === 'wrong-type')
    return (
      <Banner>
        <strong>{translateMessage(INVALID_FILE.title)}</strong>
        <br />
        {translateMessage(INVALID_FILE.message)}
      </Banner>
    );
  return <Banner>{failureText(problem)}</Banner>;
}
