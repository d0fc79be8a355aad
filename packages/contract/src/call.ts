import type { Scope } from '@wordcluster/domain/accounts/scopes';
import type { z } from 'zod';

/** Who may make a call: anyone, a signed-in user, or only the administrator. */
type Access = 'public' | 'user' | 'admin';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A call's name is its method and path, as in the specification: `GET /api/clusters/:cluster_id`. */
type CallName = `${Method} /${string}`;

/** What a call takes and gives. A call without a body sends none (an empty object is accepted). */
export interface CallSpec {
  access: Access;
  /** Which access tokens of a person reach it; without one, only devices that are signed in. */
  scope?: Scope;
  summary: string;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** For a call whose body has more fields than others may have. */
  mostKeys?: number;
  /**
   * Step-up authentication: the body proves again that it is the person. `password` asks for the password and, where one is set,
   * the second factor; `factor` for one of the two. An account without a password has signed in, or used a mailed link, at
   * most 10 minutes ago.
   */
  confirms?: 'password' | 'factor';
  /** The second step of a change whose first call confirmed it: the body holds what only that call gave out. */
  confirmedBy?: CallName;
  /** A multipart upload: the body is streamed, not parsed; the value names the file's field. */
  upload?: string;
  /** The shape of a successful answer; `binary` for files and audio. */
  answer: z.ZodType | 'binary';
  /** Called by an outside service, which cannot echo the anti-forgery cookie and proves itself otherwise. */
  webhook?: true;
  /** Stays open for as long as the caller listens: it takes no turn from the person's other calls. */
  stream?: true;
  /** Changes nothing, though its method is one of changes: what is asked for stands in the body because addresses are logged. */
  reads?: true;
  /** Bytes that the body may have, where that is more than those of other calls. */
  bodyLimit?: number;
  /** Status of a successful answer; 200 unless said otherwise. */
  status?: 200 | 201 | 202;
}

/** Declares the calls of an area; keeps their literal types for the client. */
export function defineCalls<const Calls extends Record<CallName, CallSpec>>(calls: Calls): Calls {
  return calls;
}
