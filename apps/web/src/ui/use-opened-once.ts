import { useState } from 'react';

/** Whether something has been open: its code is loaded when it is first opened, and stays there for its closing motion. */
export function useOpenedOnce(open: boolean): boolean {
  const [opened, setOpened] = useState(open);
  if (open && !opened) setOpened(true);
  return opened || open;
}
