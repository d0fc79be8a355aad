import multipart, { type MultipartFile } from '@fastify/multipart';
import { message } from '@wordcluster/domain/messages/all';
import type { Message } from '@wordcluster/domain/messages/all';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Failure, invalidField } from '../failure.ts';

const ONE_FILE = message('import.one_file');

/** The expected file field of a form, and its limits. */
interface Expected {
  field: string;
  bytes: number;
  tooLarge: Message;
}

export interface Upload {
  fileName: string;
  content: AsyncIterable<Buffer>;
}

/** Registers routes that accept multipart forms; other routes reject such bodies. */
export async function uploadRoutes(app: FastifyInstance, register: (uploads: FastifyInstance) => void): Promise<void> {
  await app.register(async (uploads) => {
    await uploads.register(multipart);
    // Drains a refused file: otherwise the next request on this connection is not read.
    uploads.addHook('onResponse', async ({ raw }) => {
      raw.unpipe();
      raw.resume();
    });
    register(uploads);
  });
}

/** The parser's errors on malformed forms are the client's; its limits have a status of their own. */
const brokenOff = (error: unknown) =>
  error instanceof Failure || (error instanceof Error && 'statusCode' in error)
    ? error
    : new Failure('malformed', message('import.broken_off'), { cause: error });

/**
 * The only file of an upload; its content must be read to the end, where a second file or too many bytes are detected.
 */
export async function receiveUpload(request: FastifyRequest, { field, bytes, tooLarge }: Expected): Promise<Upload> {
  if (!request.isMultipart()) throw new Failure('wrong_type', message('import.not_multipart'));
  const parts = request.files({
    throwFileSizeLimit: false,
    limits: { fileSize: bytes, files: 2, fields: 10, parts: 12 },
  });
  const first = await next(parts);
  if (!first) throw invalidField(field, ONE_FILE);
  if (first.fieldname !== field) throw invalidField(field, message('import.other_field', { field }));
  return {
    fileName: first.filename
      .toWellFormed()
      .replace(/\p{Cc}/gu, ' ')
      .slice(-200),
    content: onlyFile(first, parts, field, tooLarge),
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
async function* onlyFile(
  first: MultipartFile,
  parts: AsyncIterableIterator<MultipartFile>,
  field: string,
  tooLarge: Message,
): AsyncGenerator<Buffer> {
  let second: MultipartFile | null;
  try {
    yield* first.file;
    second = await next(parts);
  } catch (error) {
    throw brokenOff(error);
  }
  if (first.file.truncated) throw new Failure('too_large', tooLarge);
  if (second) throw invalidField(field, ONE_FILE);
}
