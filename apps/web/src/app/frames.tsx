import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { BrowserRouter } from 'react-router';
import { queryClient } from '../platform/http/query-client.ts';
import { Spinner } from '../ui/Spinner.tsx';
import type { Frame } from './paths.ts';

/**
 * Like `lazy`, but code that is already loaded renders at once: `lazy` would show a spinner for at least 300 ms. `load`
 * preloads it.
 */
export function lazyPage<Props extends object>(loadCode: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | null = null;
  const load = async () => {
    loaded = await loadCode();
    return { default: loaded };
  };
  const Later: ComponentType<Props> = lazy(load);
  function Page(props: Props) {
    // Chosen once, so that the page keeps its state.
    const [Chosen] = useState(() => loaded ?? Later);
    return <Chosen {...props} />;
  }
  return { Page, load };
}

const { Page: Shell, load: loadShell } = lazyPage(async () => (await import('./shell/Shell.tsx')).default);
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

interface ProvidersProps {
  children: ReactNode;
  /** The router; another one for prerendering and tests. */
  router?: ComponentType<{ children: ReactNode }>;
}

/** Context providers of all screens: texts, server data, router. */
export function Providers({ children, router: Addresses = BrowserRouter }: ProvidersProps) {
  return (
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <Addresses>{children}</Addresses>
      </QueryClientProvider>
    </I18nProvider>
  );
}
