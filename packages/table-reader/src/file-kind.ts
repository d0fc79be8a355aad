import { open } from 'node:fs/promises';
import { filePieces } from './file-pieces.ts';
import { TableError } from './errors.ts';

const ZIP = Buffer.from('PK\x03\x04', 'latin1');
const EMPTY_ZIP = Buffer.from('PK\x05\x06', 'latin1');
/** The container of Office before 2007, also used by newer Office for encrypted files. */
const COMPOUND = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const ENCRYPTED = Buffer.from('EncryptedPackage', 'utf16le');

/** Kind of a file by its content; its name only decides ambiguous ones. */
export async function fileKind(path: string, named: 'csv' | 'xlsx'): Promise<'csv' | 'xlsx'> {
  await using file = await open(path);
  const { size } = await file.stat();
  if (size === 0) throw new TableError('empty_file');
  const head = Buffer.alloc(8);
  await file.read(head, 0, 8, 0);
  const begins = (magic: Buffer) => head.subarray(0, magic.length).equals(magic);
  if (begins(ZIP) || begins(EMPTY_ZIP)) return 'xlsx';
  if (begins(COMPOUND)) {
    throw new TableError((await contains(path, ENCRYPTED)) ? 'encrypted' : 'old_workbook');
  }
  if (named === 'xlsx') throw new TableError('not_a_workbook');
  return 'csv';
}

async function contains(path: string, wanted: Buffer): Promise<boolean> {
  let overlap = Buffer.alloc(0);
  for await (const piece of filePieces(path)) {
    const bytes = Buffer.concat([overlap, piece]);
    if (bytes.includes(wanted)) return true;
    overlap = bytes.subarray(Math.max(0, bytes.length - wanted.length));
  }
  return false;
}
