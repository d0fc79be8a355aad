import { message } from '@wordcluster/domain/messages/all';
import type { MultipartFile } from '@fastify/multipart';
import { IMPORT_FIELD, INVALID_FILE, validateImportFile } from '@wordcluster/domain/clusters/file-import';
import { MAX_FILE_BYTES } from '@wordcluster/table-reader';
import type { FastifyRequest } from 'fastify';
import { Failure, invalidField } from '../../failure.ts';
import type { Source } from './staging/stage-import.ts';

const ONE_FILE = message('import.one_file');
const TOO_LARGE = message('import.over_50_mb');

const invalidFile = () =>
  new Failure('wrong_type', INVALID_FILE.message, {
    errors: { [IMPORT_FIELD]: [INVALID_FILE.title, INVALID_FILE.message] },
  });

/** What the parser of forms says of bytes that are none is no fault of ours; its limits have a status of their own. */
const brokenOff = (error: unknown) =>
  error instanceof Failure || (error instanceof Error && 'statusCode' in error)
    ? error
    : new Failure('malformed', message('import.broken_off'), { cause: error });

/** The one file of an upload; its content must be read to the end, where a second file or too many bytes show. */
export async function receiveFile(request: FastifyRequest): Promise<Source> {
  const { fileName, content } = await receiveAnyFile(request);
  if (validateImportFile(fileName)) throw invalidFile();
  return { fileName, content, format: fileName.toLowerCase().endsWith('.xlsx') ? 'xlsx' : 'csv' };
}

/** The same of any kind: what it is, its content says. */
export async function receiveAnyFile(request: FastifyRequest): Promise<Pick<Source, 'fileName' | 'content'>> {
  if (!request.isMultipart()) throw new Failure('wrong_type', message('import.not_multipart'));
  const parts = request.files({
    throwFileSizeLimit: false,
    limits: { fileSize: MAX_FILE_BYTES, files: 2, fields: 10, parts: 12 },
  });
  const first = await next(parts);
  if (!first) throw invalidField(IMPORT_FIELD, ONE_FILE);
  if (first.fieldname !== IMPORT_FIELD)
    throw invalidField(IMPORT_FIELD, message('import.other_field', { field: IMPORT_FIELD }));
  return {
    fileName: first.filename
      .toWellFormed()
      .replace(/\p{Cc}/gu, ' ')
      .slice(-200),
    content: onlyFile(first, parts),
  };
}

async function next(parts: AsyncIterableIterator<MultipartFile>): Promise<MultipartFile | null> {
  try {
    const { value, done } = await parts.next();
    return done ? null : value;
  } catch (error) {
    throw brokenOff(error);
  }
}

/** The file's bytes; fails at their end when the file was cut or was not the only one. */
async function* onlyFile(first: MultipartFile, parts: AsyncIterableIterator<MultipartFile>): AsyncGenerator<Buffer> {
  let second: MultipartFile | null;
  try {
    yield* first.file;
    second = await next(parts);
  } catch (error) {
    throw brokenOff(error);
  }
  if (first.file.truncated) throw new Failure('too_large', TOO_LARGE);
  if (second) throw invalidField(IMPORT_FIELD, ONE_FILE);
}
