import { Suspense, type ReactNode } from 'react';
import { Spinner } from '../ui/Spinner.tsx';
import { lazyPage } from './lazy-page.tsx';
import type { Frame } from './screens.tsx';

const { Page: Shell, load: loadShell } = lazyPage(async () => (await import('./home.ts')).Shell);

export { loadShell };

/** What stands around a page. The shell is a chunk of its own: visitors never load it. */
export function FrameOf({ frame, children }: { frame: Frame; children: ReactNode }) {
  if (frame !== 'shell' && frame !== 'practice') return children;
  return (
    <Suspense fallback={<Spinner full />}>
      <Shell practising={frame === 'practice'}>{children}</Shell>
    </Suspense>
  );
}
