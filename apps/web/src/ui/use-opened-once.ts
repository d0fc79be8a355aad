import { useState } from 'react';

/**
 * Whether something has been open: its code is loaded when first opened, and stays mounted for the closing animation.
 */
export function useOpenedOnce(open: boolean): boolean {
  const [opened, setOpened] = useState(open);
  if (open && !opened) setOpened(true);
  return opened || open;
}
