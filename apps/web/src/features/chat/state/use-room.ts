import useMediaQuery from '@mui/material/useMediaQuery';
import { useLayoutEffect } from 'react';

const CLOSED = 240;
const OPEN = 580;
const OPEN_MEDIUM = 380;

/** The widget's width (pixels, or the whole screen), told to what floats beside it through a CSS variable. */
export function useRoom(open: boolean): number | 'full' {
  const small = useMediaQuery('(max-width: 599.95px)', { noSsr: true });
  const medium = useMediaQuery('(max-width: 1199.95px)', { noSsr: true });
  const width = !open ? CLOSED : small ? 'full' : medium ? OPEN_MEDIUM : OPEN;
  // Before it is painted: what floats beside it would be seen moving.
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    // Over the whole screen nothing stands beside it; what floats stays where it was.
    style.setProperty('--chat-width', `${width === 'full' ? CLOSED : width}px`);
    return () => void style.removeProperty('--chat-width');
  }, [width]);
  return width;
}
