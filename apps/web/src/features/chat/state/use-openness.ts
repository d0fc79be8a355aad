import { useState } from 'react';
import { readText, writeText } from '../../../platform/storage/storage.ts';

const KEY = 'chat_opened';

/** Whether the widget is open; remembered as yes or no. */
export function useOpenness(): [boolean, (open: boolean) => void] {
  const [open, setOpen] = useState(() => readText(KEY) === 'yes');
  const change = (next: boolean) => {
    writeText(KEY, next ? 'yes' : 'no');
    setOpen(next);
  };
  return [open, change];
}
