import type { IncomingHttpHeaders } from 'node:http';
import { message } from '@wordcluster/domain/messages/all';
import { Failure } from '../../failure.ts';

/** The entity tag of a file with this hash. */
export const etagOf = (hash: string): string => `"${hash}"`;

/** The tags of `If-Match` and `If-None-Match`: `*`, or some between commas. */
const listed = (header: string): string[] => header.split(',').map((tag) => tag.trim());

/** RFC 9110, 13.1.1: strong comparison, so a weak tag never matches. `*` matches any existing file. */
function matches(header: string, hash: string | null): boolean {
  return hash !== null && listed(header).some((tag) => tag === '*' || tag === etagOf(hash));
}

/** RFC 9110, 13.1.2: by weak comparison. */
export const isKnown = (header: string | undefined, hash: string): boolean =>
  header !== undefined && listed(header).some((tag) => tag === '*' || tag.replace(/^W\//, '') === etagOf(hash));

/** Conditional request: throws 412 if the stored file is not the one that the change is based on. */
export function assertUnchanged(headers: IncomingHttpHeaders, hash: string | null): void {
  const match = headers['if-match'];
  const noneMatch = headers['if-none-match'];
  const failed =
    (match !== undefined && !matches(match, hash)) ||
    (noneMatch !== undefined && hash !== null && isKnown(noneMatch, hash));
  if (failed) throw new Failure('precondition_failed', message('e_reader.changed'));
}
