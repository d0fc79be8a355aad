import { lazy, Suspense, type ReactNode } from 'react';
import { useOpenness } from '../state/use-openness.ts';
import { useRoom } from '../state/use-room.ts';

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
