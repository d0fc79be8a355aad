import { textHeaders } from '@wordcluster/anki';
import { decodeFile, recognise, TableError, textEncoding } from '@wordcluster/table-reader';
import { foreignFile, problemOf } from '../reading/import-problem.ts';
import type { RowBatch } from '../reading/import-report.ts';
import { readImport, type ImportRequest } from '../reading/read-import.ts';
import type { StagedReport } from '../staging/repository.ts';
import { ACCOUNT_FILE } from './account-file-name.ts';
import { isKvtml } from './kvtml.ts';
import type { WordRow } from './word-rows.ts';

export interface FileRequest extends ImportRequest {
  fileName: string;
  /** Hands the rows of notes on. */
  rows?: boolean;
  now?: number;
}

interface Listener {
  batch: (batch: RowBatch | WordRow[]) => Promise<void>;
  part: (bytes: number) => void;
}

/** Reads any file by its content: notes with their history from a package, or tables. */
export async function readFile(request: FileRequest, { batch, part }: Listener): Promise<StagedReport> {
  const notes = request.read === undefined && request.narrow !== true && (await hasNotes(request).catch(refuse));
  if (!notes) return { tables: await readImport(request, { batch, part }) };
  const { path, fileName, rows = false, now } = request;
  const { readWords } = await import('./read-words.ts');
  return {
    notes: await readWords({ path, fileName, rows, ...(now !== undefined && { now }) }, { batch, part }),
  };
}

/** A text that the table reader refuses, by its encoding for example, is refused with the sentence of tables. */
function refuse(error: unknown): never {
  throw error instanceof TableError ? problemOf(error) : error;
}

const COLLECTION = /^collection\.anki2[1b]{0,2}$/;
const HEAD_UNITS = 20_000;

/**
 * Whether a file contains notes: a package, an account's archive, a document of Parley, a text export of Anki with
 * notes.
 */
async function hasNotes({ path, encoding }: FileRequest): Promise<boolean> {
  const { kind, names } = await recognise(path);
  if (kind === 'archive') {
    // An archive that cannot be opened is reported as a damaged package.
    if (names.size === 0 || names.has(ACCOUNT_FILE)) return true;
    if ([...names].some((name) => COLLECTION.test(name))) return true;
    throw foreignFile('packed');
  }
  if (kind !== 'text' && kind !== 'xml') return false;
  const head = await beginning(path, encoding);
  if (kind === 'xml') return isKvtml(head);
  return isKvtml(head) || textHeaders(head) !== null;
}

async function beginning(path: string, chosen: string | undefined): Promise<string> {
  const { encoding } = await textEncoding(path, { encoding: chosen });
  let text = '';
  for await (const piece of decodeFile(path, encoding)) {
    text += piece;
    if (text.length >= HEAD_UNITS) break;
  }
  return text;
}
