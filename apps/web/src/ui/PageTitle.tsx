import { useLayoutEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { create } from 'zustand';
import { useSite } from './site.ts';

/** The name of the page that is shown; the top bar reads it. */
export const usePageTitle = create<{ title: string }>(() => ({ title: '' }));

/** A ref: writes the page's name into an element, with each page anew. */
function followTitle(element: HTMLElement | null): (() => void) | undefined {
  if (element === null) return undefined;
  const write = ({ title }: { title: string }) => (element.textContent = title);
  write(usePageTitle.getState());
  return usePageTitle.subscribe(write);
}

/**
 * The page's name, without a part of React's in each of its changes: a state that is set in a layout effect is drawn before anything is
 * painted, with all effects of the page before it, in one long task.
 */
export function ShownTitle() {
  const [atFirst] = useState(() => usePageTitle.getState().title);
  return <span ref={followTitle}>{atFirst}</span>;
}

/** Where the top bar has room for what belongs to the page, beside its title. */
const useBesideTitle = create<{ place: HTMLElement | null }>(() => ({ place: null }));

/** The room itself, in the top bar. */
export function BesideTitlePlace() {
  return <span className="beside-title" ref={(place) => useBesideTitle.setState({ place })} />;
}

/** Shows something of the page beside its title in the top bar. */
export function BesideTitle({ children }: { children: ReactNode }) {
  const { place } = useBesideTitle();
  return place === null ? null : createPortal(children, place);
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
