import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { whenIdle } from './when-idle.ts';

/** Renders low-priority content and loads its code when the page is idle. */
export function WhenIdle({ children }: { children: ReactNode }) {
  const [idle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return idle && <Suspense>{children}</Suspense>;
}
