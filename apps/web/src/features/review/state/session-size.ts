import { create } from 'zustand';
import { readJson, writeJson } from '../../../platform/storage/storage.ts';

const KEY = 'session_size';

export const SIZES = [10, 20, 50] as const;

function stored(): number | null {
  const value = readJson(KEY);
  if (value === 'all') return null;
  return SIZES.find((size) => size === value) ?? SIZES[1];
}

/** Words of a session as the person chose last; null for all that are due. */
export const useSize = create<{ size: number | null }>(() => ({ size: stored() }));

export function chooseSize(size: number | null): void {
  useSize.setState({ size });
  writeJson(KEY, size ?? 'all');
}
