import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readImport, type ImportRequest } from '../../src/features/transfer/reading/read-import.ts';

/** Reads a file made by a test, without server or database, and answers the report with its rows as plain lists. */
export async function readBytes(
  bytes: string | Uint8Array,
  format: ImportRequest['format'],
  options: Partial<ImportRequest> = {},
) {
  const folder = await mkdtemp(path.join(tmpdir(), 'read-bytes-'));
  try {
    const file = path.join(folder, 'file');
    await writeFile(file, bytes);
    const report = await readImport(
      { path: file, format, languages: [], ...options },
      { batch: async () => undefined },
    );
    return {
      ...report,
      values: report.preview.map(({ col_1_value, col_2_value, col_3_value }) =>
        trimEnd([col_1_value, col_2_value, col_3_value]),
      ),
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function trimEnd(cells: (string | null)[]): (string | null)[] {
  return cells.slice(0, cells.findLastIndex((cell) => cell !== null) + 1);
}
