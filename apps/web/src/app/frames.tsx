import { Suspense, type ReactNode } from 'react';
import { Spinner } from '../ui/Spinner.tsx';
import { lazyPage } from './lazy-page.tsx';
import type { Frame } from './paths.ts';

const { Page: Shell, load: loadShell } = lazyPage(async () => (await import('./home.ts')).Shell);
const { Page: Themed, load: loadThemed } = lazyPage(async () => (await import('./theme/Themed.tsx')).default);

export { Themed };

/** Loads the frame of a page before the first render. */
export async function loadFrame(frame: Frame): Promise<void> {
  if (frame !== 'plain')
    await Promise.all([loadThemed(), frame === 'shell' || frame === 'practice' ? loadShell() : null]);
}

/** The frame around a page. The shell is a chunk of its own, which visitors never load. */
export function FrameOf({ frame, children }: { frame: Frame; children: ReactNode }) {
  if (frame === 'plain') return children;
  return (
    <Suspense fallback={<Spinner full />}>
      <Themed>
        {frame === 'shell' || frame === 'practice' ? (
          <Shell practising={frame === 'practice'}>{children}</Shell>
        ) : (
          children
        )}
      </Themed>
    </Suspense>
  );
}
