import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Rows on paper: some sixty pages. More would keep the browser busy for minutes. */
export const MAX_PRINTED = 2000;

/** Whether the page is being printed: then all rows must be drawn, not only those in view. */
export function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    // The browser takes the page as it stands when the listener returns.
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return printing;
}
