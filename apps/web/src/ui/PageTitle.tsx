import { useLayoutEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { create } from 'zustand';
import { useSite } from './site.ts';

/** The name of the page that is shown; the top bar reads it. */
export const usePageTitle = create<{ title: string }>(() => ({ title: '' }));

/** Ref callback: writes the page's title into the element and follows the store. */
function followTitle(element: HTMLElement | null): (() => void) | undefined {
  if (element === null) return undefined;
  const write = ({ title }: { title: string }) => (element.textContent = title);
  write(usePageTitle.getState());
  return usePageTitle.subscribe(write);
}

/**
 * The page's title, written past React's rendering: a state update in a layout effect is rendered synchronously before the first paint, and
 * flushes all passive effects with it in one long task.
 */
export function ShownTitle() {
  const [atFirst] = useState(() => usePageTitle.getState().title);
  return <span ref={followTitle}>{atFirst}</span>;
}

/** Slot of the top bar beside the title, for content of the page. */
const useBesideTitle = create<{ slot: HTMLElement | null }>(() => ({ slot: null }));

/** The slot itself, in the top bar. */
export function BesideTitleSlot() {
  return <span className="beside-title" ref={(slot) => useBesideTitle.setState({ slot })} />;
}

/** Shows something of the page beside its title in the top bar. */
export function BesideTitle({ children }: { children: ReactNode }) {
  const { slot } = useBesideTitle();
  return slot === null ? null : createPortal(children, slot);
}

/** Names the page: in the browser's tab and in the top bar. Every page renders one. */
export function PageTitle({ title }: { title: string }) {
  // Before the browser paints: the bar would be seen without the name for a moment.
  useLayoutEffect(() => {
    usePageTitle.setState({ title });
  }, [title]);
  const { name } = useSite();
  return <title>{title ? `${title} · ${name}` : name}</title>;
}
