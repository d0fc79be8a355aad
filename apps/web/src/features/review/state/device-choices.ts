/** Session settings per device: on a phone sessions are shorter and the keyboard is different. */
import { create } from 'zustand';
import { readJson, writeJson } from '../../../platform/storage/storage.ts';

const SIZE = 'session_size';
const BOXES = 'session_boxes';

export const SIZES = [10, 20, 50] as const;

function storedSize(): number | null {
  const value = readJson(SIZE);
  if (value === 'all') return null;
  return SIZES.find((size) => size === value) ?? SIZES[1];
}

/** The number of words chosen last; null: all due words. */
export const useSize = create<{ size: number | null }>(() => ({ size: storedSize() }));

export function chooseSize(size: number | null): void {
  useSize.setState({ size });
  writeJson(SIZE, size ?? 'all');
}

/** Whether typed answers have letter boxes. */
export const useBoxes = create<{ boxes: boolean }>(() => ({ boxes: readJson(BOXES) === true }));

export function chooseBoxes(boxes: boolean): void {
  useBoxes.setState({ boxes });
  writeJson(BOXES, boxes);
}
