import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { whenIdle } from './when-idle.ts';

/** Draws what nobody waits for, code that is loaded for it included, once the page itself is drawn and has nothing else to do. */
export function WhenIdle({ children }: { children: ReactNode }) {
  const [idle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return idle && <Suspense>{children}</Suspense>;
}
