import { lazy, Suspense, type ReactNode } from 'react';
import { Spinner } from '../ui/Spinner.tsx';
import type { Frame } from './screens.tsx';

const Shell = lazy(() => import('./shell/Shell.tsx'));

/** What stands around a page. The shell is a chunk of its own: visitors never load it. */
export function FrameOf({ frame, children }: { frame: Frame; children: ReactNode }) {
  if (frame !== 'shell' && frame !== 'practice') return children;
  return (
    <Suspense fallback={<Spinner full />}>
      <Shell practising={frame === 'practice'}>{children}</Shell>
    </Suspense>
  );
}
