import { useState, lazy, type ReactNode } from 'react';
import { readText, writeText } from '../../../platform/storage/storage.ts';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useLayoutInset } from '../../../ui/use-layout-inset.ts';
import { WhenIdle } from '../../../platform/browser/WhenIdle.tsx';

const KEY = 'chat_opened';

/** Whether the widget is open; stored in the browser. */
function useOpenness(): [boolean, (open: boolean) => void] {
  const [open, setOpen] = useState(() => readText(KEY) === 'yes');
  const change = (next: boolean) => {
    writeText(KEY, next ? 'yes' : 'no');
    setOpen(next);
  };
  return [open, change];
}

const CLOSED = 240;
const ROUND = 48;
const OPEN_WIDE = 580;
const OPEN_MEDIUM = 380;

/** Publishes the widget's width (pixels, or the whole screen) to floating elements. */
function useWidth(open: boolean, round: boolean): number | 'full' {
  const small = useMediaQuery('(max-width: 599.95px)', { noSsr: true });
  const narrow = useMediaQuery('(max-width: 899.95px)', { noSsr: true });
  const medium = useMediaQuery('(max-width: 1199.95px)', { noSsr: true });
  const closed = round || narrow ? ROUND : CLOSED;
  const width = !open ? closed : small ? 'full' : medium ? OPEN_MEDIUM : OPEN_WIDE;
  // On narrow screens nothing is beside it; floating elements stay where they are.
  useLayoutInset('--chat-width', narrow || width === 'full' ? closed : width);
  return width;
}

const ChatWidget = lazy(() => import('./ChatWidget.tsx'));

/**
 * Reserves the chat's space from the first render, so that nothing moves when the chat has loaded. `round`: closed it
 * is a round button, as always on narrow screens.
 */
export function ChatDock({ round, foot }: { round: boolean; foot?: ReactNode }) {
  const [open, setOpen] = useOpenness();
  const width = useWidth(open, round);
  return (
    <WhenIdle>
      <ChatWidget open={open} onOpen={setOpen} width={width} round={width === ROUND} foot={foot} />
    </WhenIdle>
  );
}
