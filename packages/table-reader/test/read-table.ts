import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openTable, type TableOptions, type TableRow } from '../src/index.ts';

/** Reads a file made by a test to its end. Cells without words are cut off the ends of rows, blank rows left out. */
export async function readTable(
  bytes: string | Uint8Array,
  kind: TableOptions['kind'],
  options: Omit<TableOptions, 'kind'> = {},
) {
  const folder = await mkdtemp(path.join(tmpdir(), 'read-table-'));
  try {
    const file = path.join(folder, 'file');
    await writeFile(file, bytes);
    const { rows: pieces, notices, ...table } = await openTable(file, { ...options, kind });
    const rows: TableRow[] = [];
    for await (const piece of pieces) for (const row of piece) if (values(row).length > 0) rows.push(row);
    return { ...table, notices: notices(), rows, values: rows.map(values) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function values({ cells }: TableRow): (string | null)[] {
  return cells.slice(0, cells.findLastIndex((cell) => (cell ?? '').trim() !== '') + 1);
}
