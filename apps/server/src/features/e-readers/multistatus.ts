import { etagOf } from './conditions.ts';
import type { StoredFile } from './stored-file.ts';

/** The one file of an e-reader's folder. */
export const FILE_NAME = 'vocabulary_builder.sqlite3';
export const FILE_TYPE = 'application/vnd.sqlite3';

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

/** What PROPFIND says (RFC 4918, 9.1) of the folder, with its file unless the depth is 0. A token has no letter that XML would escape. */
export const folderListing = (path: string, stored: StoredFile | null, depth: string | undefined): string =>
  MULTISTATUS([folder(path), ...(stored === null || depth === '0' ? [] : [file(`${path}${FILE_NAME}`, stored)])]);

/** The same of the file. */
export const fileListing = (path: string, stored: StoredFile): string =>
  MULTISTATUS([file(`${path}${FILE_NAME}`, stored)]);
