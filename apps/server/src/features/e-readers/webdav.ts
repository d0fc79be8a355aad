import { etagOf, isKnown } from './conditions.ts';
import { type StoredFile, storedContent, storedFile } from './stored-file.ts';
import type { IncomingMessage } from 'node:http';
import { message } from '@wordcluster/domain/messages/all';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../../context.ts';
import { callSignal } from '../../http/contract-route.ts';
import { Failure } from '../../failure.ts';
import { startImportReaders } from '../transfer/worker/import-readers.ts';
import { eReaderOf, type EReader } from './e-reader-of.ts';
import { saveFile } from './save-file.ts';

/** The one file of an e-reader's folder. */
const FILE_NAME = 'vocabulary_builder.sqlite3';
const FILE_TYPE = 'application/vnd.sqlite3';

const MULTISTATUS = (responses: readonly string[]): string =>
  `<?xml version="1.0" encoding="utf-8"?>\n<D:multistatus xmlns:D="DAV:">${responses.join('')}</D:multistatus>\n`;

const response = (href: string, properties: string): string =>
  `<D:response><D:href>${href}</D:href><D:propstat><D:prop>${properties}</D:prop>` +
  '<D:status>HTTP/1.1 200 OK</D:status></D:propstat></D:response>';

const folder = (href: string): string =>
  response(href, '<D:resourcetype><D:collection/></D:resourcetype><D:displayname>Wordcluster</D:displayname>');

const file = (href: string, { hash, bytes, savedAt }: StoredFile): string =>
  response(
    href,
    `<D:resourcetype/><D:displayname>${FILE_NAME}</D:displayname><D:getcontentlength>${bytes}</D:getcontentlength>` +
      `<D:getcontenttype>${FILE_TYPE}</D:getcontenttype><D:getetag>${etagOf(hash)}</D:getetag>` +
      `<D:getlastmodified>${savedAt.toUTCString()}</D:getlastmodified>`,
  );

/**
 * PROPFIND response (RFC 4918, 9.1) of the folder, with its file unless the depth is 0. A token has no character that
 * XML would escape.
 */
const folderListing = (path: string, stored: StoredFile | null, depth: string | undefined): string =>
  MULTISTATUS([folder(path), ...(stored === null || depth === '0' ? [] : [file(`${path}${FILE_NAME}`, stored)])]);

/** PROPFIND response of the file. */
const fileListing = (path: string, stored: StoredFile): string => MULTISTATUS([file(`${path}${FILE_NAME}`, stored)]);

/** WebDAV methods that Fastify does not register by default. */
const UNKNOWN_METHODS = ['PROPFIND', 'PROPPATCH', 'MKCOL', 'COPY', 'MOVE', 'LOCK', 'UNLOCK'];
const REFUSED = ['HEAD', 'POST', 'PATCH', 'DELETE', ...UNKNOWN_METHODS.slice(1)];
const ON_FILE = 'OPTIONS, PROPFIND, GET, PUT';
const ON_FOLDER = 'OPTIONS, PROPFIND';
const XML = 'application/xml; charset=utf-8';

/** Routes are `/dav/:token` and everything below it. */
type Address = { Params: { token: string; '*'?: string } };

/**
 * A WebDAV folder for one file, the part of RFC 4918 that KOReader's vocabulary builder uses: it gets the file, adds
 * its own words and sends it back. The token is part of the path, which is not logged (`http/call-events.ts`,
 * `ops/proxy`).
 */
export async function webdavRoutes(app: FastifyInstance, serverContext: Context): Promise<void> {
  const readers = startImportReaders();
  const context = { ...serverContext, readers };
  app.addHook('onClose', () => readers.stop());
  for (const method of UNKNOWN_METHODS) app.addHttpMethod(method, { hasBody: true });
  await app.register(async (dav) => {
    dav.removeAllContentTypeParsers();
    // As a stream: a file is written to disk, other bodies are ignored.
    dav.addContentTypeParser('*', (_request: FastifyRequest, payload: IncomingMessage, done) => done(null, payload));
    dav.addHook('onRequest', async ({ trace, method }) => {
      trace.call = `${method} /dav`;
    });
    // Drains a refused file: otherwise the next request on this connection is not read.
    dav.addHook('onResponse', async ({ raw }) => {
      raw.unpipe();
      raw.resume();
    });

    const serve = (
      method: string,
      handle: (reader: EReader, request: FastifyRequest<Address>, reply: FastifyReply) => unknown,
    ) => {
      for (const url of ['/dav/:token', '/dav/:token/*'])
        dav.route<Address>({
          method,
          url,
          exposeHeadRoute: false,
          handler: async (request, reply) => {
            const reader = await eReaderOf(context, request.params.token);
            request.trace.userId = reader.owner.id;
            return handle(reader, request, reply);
          },
        });
    };

    serve('OPTIONS', (_reader, request, reply) =>
      reply
        .code(204)
        .headers({ dav: '1', allow: nameOf(request) === '' ? ON_FOLDER : ON_FILE })
        .send(),
    );
    serve('PROPFIND', async (reader, request, reply) => {
      const name = nameOf(request);
      const stored = await storedFile(context, keyOf(reader));
      const path = `/dav/${reader.token}/`;
      void reply.code(207).type(XML);
      if (name === '') return folderListing(path, stored, String(request.headers.depth ?? '1'));
      if (name !== FILE_NAME || stored === null) throw noFile();
      return fileListing(path, stored);
    });
    serve('GET', async (reader, request, reply) => {
      const name = nameOf(request);
      if (name === '') return refuse(reply, ON_FOLDER);
      const stored = name === FILE_NAME ? await storedFile(context, keyOf(reader)) : null;
      if (stored === null) throw noFile();
      void reply.headers({ etag: etagOf(stored.hash), 'last-modified': stored.savedAt.toUTCString() });
      if (isKnown(request.headers['if-none-match'], stored.hash)) return reply.code(304).send();
      return reply
        .type(FILE_TYPE)
        .header('content-length', stored.bytes)
        .send(storedContent(context, keyOf(reader), stored));
    });
    serve('PUT', async (reader, request, reply) => {
      const name = nameOf(request);
      if (name === '') return refuse(reply, ON_FOLDER);
      if (name !== FILE_NAME) throw new Failure('forbidden', message('e_reader.one_file', { name: FILE_NAME }));
      // A part of a file is none.
      if (request.headers['content-range'] !== undefined) throw new Failure('malformed', message('request.unreadable'));
      const content = (request.body ?? []) as AsyncIterable<Buffer>;
      const sent = { headers: request.headers, content, signal: callSignal(reply) };
      const { hash, created } = await saveFile(context, reader, sent);
      return reply
        .code(created ? 201 : 204)
        .header('etag', etagOf(hash))
        .send();
    });
    for (const method of REFUSED)
      for (const url of ['/dav/:token', '/dav/:token/*'])
        dav.route<Address>({
          method,
          url,
          handler: async (request, reply) => refuse(reply, nameOf(request) === '' ? ON_FOLDER : ON_FILE),
        });
  });
}

const keyOf = ({ owner, id }: EReader) => ({ userId: owner.id, id });

/** The path behind the folder's address; empty for the folder itself. */
const nameOf = ({ params }: FastifyRequest<Address>): string => params['*'] ?? '';

const noFile = () => new Failure('not_found', message('request.no_such_address'));

function refuse(reply: FastifyReply, allow: string): never {
  void reply.header('allow', allow);
  throw new Failure('method_not_allowed', message('e_reader.not_allowed'));
}
