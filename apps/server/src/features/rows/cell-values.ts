import { normalizeCell, validateCell } from '@wordcluster/domain/clusters/cells';
import { COLUMN_NUMBERS } from '@wordcluster/domain/clusters/cluster';
import { collectErrors } from '@wordcluster/domain/validation';
import { assertNoErrors } from '../../failure.ts';

type Field = 'col_1_value' | 'col_2_value' | 'col_3_value';
export type CellInput = { [Name in Field]?: string | null | undefined };

/** The cells of a request: only those that were sent, checked, trimmed and in NFC; an empty one is null. */
export function cellValues(input: CellInput): Partial<Record<Field, string | null>> {
  const sent = COLUMN_NUMBERS.map((column) => ({ column, field: `col_${column}_value` as const })).filter(
    ({ field }) => input[field] !== undefined,
  );
  assertNoErrors(
    collectErrors(
      Object.fromEntries(sent.map(({ column, field }) => [field, validateCell(column, input[field] ?? null)])),
    ),
  );
  return Object.fromEntries(sent.map(({ field }) => [field, normalizeCell(input[field] ?? null)]));
}
