import { Trans } from '@lingui/react/macro';
import { EMPTY_LIST } from '@wordcluster/domain/clusters/cluster-list';
import type { ReactNode } from 'react';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { translateMessage } from '../../../ui/messages.ts';

/** Illustration: three cards with lines of words. */
function Picture() {
  const line = { stroke: 'currentColor', strokeWidth: 2, strokeLinecap: 'round' } as const;
  return (
    <svg width="148" height="112" viewBox="0 0 148 112" fill="none">
      <rect
        x="30"
        y="40"
        width="104"
        height="60"
        rx="10"
        transform="rotate(6 82 70)"
        fill="var(--wc-palette-tones-surface, transparent)"
        stroke="var(--wc-palette-tones-hairline)"
        strokeWidth="2"
      />
      <rect
        x="18"
        y="30"
        width="104"
        height="60"
        rx="10"
        transform="rotate(-4 70 60)"
        fill="var(--wc-palette-tones-raised)"
        stroke="var(--wc-palette-tones-hairline)"
        strokeWidth="2"
      />
      <rect
        x="22"
        y="14"
        width="104"
        height="64"
        rx="10"
        fill="var(--wc-palette-background-paper)"
        stroke="currentColor"
        strokeWidth="2"
      />
      <path d="M38 34h30M38 48h22M38 62h34" {...line} />
      <path d="M84 34h24M84 48h28M84 62h14" {...line} opacity="0.45" />
    </svg>
  );
}

/** The empty list, with `actions` for the first steps. */
export function NoClusters({ actions }: { actions: ReactNode }) {
  return (
    <EmptyState
      picture={<Picture />}
      title={<span role="alert">{translateMessage(EMPTY_LIST)}</span>}
      actions={actions}
    >
      <Trans>
        A cluster is a table of words: a word, its translation, an example. Fill one by typing, from a file, or with the
        teacher.
      </Trans>
    </EmptyState>
  );
}
