import type { CardKey } from '@wordcluster/domain/schedule/rules';

export const cardId = ({ rowId, sourceCol, targetCol }: CardKey): string => `${rowId}:${sourceCol}:${targetCol}`;

export function keyFrom(id: string): CardKey {
  const [rowId = 0, sourceCol = 0, targetCol = 0] = id.split(':').map(Number);
  return { rowId, sourceCol, targetCol };
}
