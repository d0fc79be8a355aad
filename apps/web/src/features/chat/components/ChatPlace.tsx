import { useState, useLayoutEffect, lazy, Suspense, type ReactNode } from 'react';
import { readText, writeText } from '../../../platform/storage/storage.ts';
import useMediaQuery from '@mui/material/useMediaQuery';

const KEY = 'chat_opened';

/** Whether the widget is open; remembered as yes or no. */
function useOpenness(): [boolean, (open: boolean) => void] {
  const [open, setOpen] = useState(() => readText(KEY) === 'yes');
  const change = (next: boolean) => {
    writeText(KEY, next ? 'yes' : 'no');
    setOpen(next);
  };
  return [open, change];
}

const CLOSED = 240;
const OPEN_WIDE = 580;
const OPEN_MEDIUM = 380;

/** The widget's width (pixels, or the whole screen), told to what floats beside it through a CSS variable. */
function useRoom(open: boolean): number | 'full' {
  const small = useMediaQuery('(max-width: 599.95px)', { noSsr: true });
  const medium = useMediaQuery('(max-width: 1199.95px)', { noSsr: true });
  const width = !open ? CLOSED : small ? 'full' : medium ? OPEN_MEDIUM : OPEN_WIDE;
  // Before it is painted: what floats beside it would be seen moving.
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    // Over the whole screen nothing stands beside it; what floats stays where it was.
    style.setProperty('--chat-width', `${width === 'full' ? CLOSED : width}px`);
    return () => void style.removeProperty('--chat-width');
  }, [width]);
  return width;
}

const ChatWidget = lazy(() => import('./ChatWidget.tsx'));

/** Keeps the chat's room from the first draw on, so that nothing beside it moves when the chat itself has been loaded. */
export function ChatPlace({ foot }: { foot?: ReactNode }) {
  const [open, setOpen] = useOpenness();
  const width = useRoom(open);
  return (
    <Suspense>
      <ChatWidget open={open} onOpen={setOpen} width={width} foot={foot} />
    </Suspense>
  );
}
