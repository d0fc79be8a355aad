import { message } from '@wordcluster/domain/messages/all';
import { IMPORT_FIELD, INVALID_FILE, validateImportFile } from '@wordcluster/domain/clusters/file-import';
import { MAX_FILE_BYTES } from '@wordcluster/table-reader';
import type { FastifyRequest } from 'fastify';
import { Failure } from '../../failure.ts';
import { receiveUpload, type Upload } from '../../http/receive-upload.ts';
import type { Source } from './staging/stage-file.ts';

const invalidFile = () =>
  new Failure('wrong_type', INVALID_FILE.message, {
    errors: { [IMPORT_FIELD]: [INVALID_FILE.title, INVALID_FILE.message] },
  });

/** The table of an upload; its content must be read to the end. */
export async function receiveFile(request: FastifyRequest): Promise<Source> {
  const { fileName, content } = await receiveAnyFile(request);
  if (validateImportFile(fileName)) throw invalidFile();
  return { fileName, content, format: fileName.toLowerCase().endsWith('.xlsx') ? 'xlsx' : 'csv' };
}

/** The same of any kind: what it is, its content says. */
export const receiveAnyFile = (request: FastifyRequest): Promise<Upload> =>
  receiveUpload(request, { field: IMPORT_FIELD, bytes: MAX_FILE_BYTES, tooLarge: message('import.over_50_mb') });
