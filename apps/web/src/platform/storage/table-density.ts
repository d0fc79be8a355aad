/** How close the rows of tables stand on this device: a phone has other fingers than a laptop. */
import { create } from 'zustand';
import { readJson, writeJson } from './storage.ts';

const DENSITY = 'table_density';

export const useCompactRows = create<{ compact: boolean }>(() => ({ compact: readJson(DENSITY) === 'compact' }));

export function chooseCompactRows(compact: boolean): void {
  useCompactRows.setState({ compact });
  writeJson(DENSITY, compact ? 'compact' : 'normal');
}
