import { normalizeCell, validateCell, validateFirstCell } from '@wordcluster/domain/clusters/cell';
import { assertValid } from '../../failure.ts';

export interface CellInput {
  col_1_value?: string | null | undefined;
  col_2_value?: string | null | undefined;
  col_3_value?: string | null | undefined;
}

const fields = ['col_1_value', 'col_2_value', 'col_3_value'] as const;

/** The cells of a request: only those that were sent, checked, trimmed and in NFC; an empty one is null. */
export function cellValues(input: CellInput): Partial<Record<(typeof fields)[number], string | null>> {
  const sent = fields.filter((field) => input[field] !== undefined);
  assertValid(
    Object.fromEntries(
      sent.map((field) => [field, field === 'col_1_value' ? validateFirstCell(input[field] ?? '') : validateCell(input[field] ?? '')]),
    ),
  );
  return Object.fromEntries(sent.map((field) => [field, normalizeCell(input[field] ?? '') || null]));
}
