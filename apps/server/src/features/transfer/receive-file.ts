import type { MultipartFile } from '@fastify/multipart';
import { IMPORT_FIELD, INVALID_FILE, validateImportFile } from '@wordcluster/domain/clusters/file-import';
import type { FastifyRequest } from 'fastify';
import { pipeline, Transform } from 'node:stream';
import { Failure, invalidField } from '../../failure.ts';
import { MAX_FILE_BYTES } from './reading/limits.ts';
import type { Source } from './staging/stage-import.ts';

const ONE_FILE = 'Please choose exactly one file.';
const TOO_LARGE = 'The file is larger than 50 MB.';

const invalidFile = () =>
  new Failure('wrong_type', INVALID_FILE.message, {
    errors: { [IMPORT_FIELD]: [INVALID_FILE.title, INVALID_FILE.message] },
  });

/** The one file of an upload; its content must be read to the end, where a second file or too many bytes show. */
export async function receiveFile(request: FastifyRequest): Promise<Source> {
  if (!request.isMultipart()) throw new Failure('wrong_type', 'Please send the file as multipart/form-data.');
  const parts = request.files({
    throwFileSizeLimit: false,
    limits: { fileSize: MAX_FILE_BYTES, files: 2, fields: 10, parts: 12 },
  });
  const first = await next(parts);
  if (!first) throw invalidField(IMPORT_FIELD, ONE_FILE);
  if (first.fieldname !== IMPORT_FIELD)
    throw invalidField(IMPORT_FIELD, `The file is expected in the field '${IMPORT_FIELD}'.`);
  if (validateImportFile(first.filename)) throw invalidFile();
  return {
    fileName: first.filename
      .toWellFormed()
      .replace(/\p{Cc}/gu, ' ')
      .slice(-200),
    format: first.filename.toLowerCase().endsWith('.xlsx') ? 'xlsx' : 'csv',
    content: untilOnlyFile(first, parts),
  };
}

async function next(parts: AsyncIterableIterator<MultipartFile>): Promise<MultipartFile | null> {
  const { value, done } = await parts.next();
  return done ? null : value;
}

/** Passes the file on, and fails at its end when it was cut or was not the only one. */
function untilOnlyFile(first: MultipartFile, parts: AsyncIterableIterator<MultipartFile>): Transform {
  const content = new Transform({
    transform: (piece: Buffer, _, done) => done(null, piece),
    flush(done) {
      if (first.file.truncated) done(new Failure('too_large', TOO_LARGE));
      else next(parts).then((second) => done(second ? invalidField(IMPORT_FIELD, ONE_FILE) : null), done);
    },
  });
  // An upload that breaks off ends the content with its error, which whoever reads it gets.
  return pipeline(first.file, content, () => undefined);
}
