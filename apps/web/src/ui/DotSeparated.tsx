import { Fragment, type ReactNode } from 'react';

/**
 * Parts of a line with a dot between each two; what is empty is left out. Each part is isolated: in a mirrored interface Latin parts would
 * otherwise run together from the left.
 */
export function DotSeparated({ parts, own = false }: { parts: readonly ReactNode[]; own?: boolean }) {
  return parts.filter(Boolean).map((part, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- a part has no name of its own
    <Fragment key={index}>
      {index > 0 && ' · '}
      <bdi translate={own ? 'no' : undefined}>{part}</bdi>
    </Fragment>
  ));
}
