import { useLayoutEffect } from 'react';
import { create } from 'zustand';

/** The name of the page that is shown; the top bar reads it. */
export const usePageTitle = create<{ title: string }>(() => ({ title: '' }));

/** Names the page: in the browser's tab and in the top bar. Every page renders one. */
export function PageTitle({ title }: { title: string }) {
  // Before the browser paints: the bar would be seen without the name for a moment.
  useLayoutEffect(() => {
    usePageTitle.setState({ title });
  }, [title]);
  return <title>{title ? `${title} · Wordcluster` : 'Wordcluster'}</title>;
}
