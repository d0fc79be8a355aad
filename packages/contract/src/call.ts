import type { Scope } from '@wordcluster/domain/accounts/scopes';
import type { z } from 'zod';

/** Access of a call: anyone, signed-in users, or only the administrator. */
type Access = 'public' | 'user' | 'admin';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A call's name is its method and path, as in the specification: `GET /api/clusters/:cluster_id`. */
type CallName = `${Method} /${string}`;

/** Input and output of a call. A call without a body sends none (an empty object is accepted). */
export interface CallSpec {
  access: Access;
  /** Scope of personal access tokens; without one, only signed-in devices. */
  scope?: Scope;
  summary: string;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** Maximum of fields in the body, if higher than the default. */
  maxKeys?: number;
  /**
   * Step-up authentication: the body re-authenticates the user. `password` requires the password and, if set, the
   * second factor; `factor` one of the two. An account without a password has signed in, or used a mailed link, at most
   * 10 minutes ago.
   */
  confirms?: 'password' | 'factor';
  /** The second step of a change confirmed by another call: the body contains a secret issued by that call. */
  confirmedBy?: CallName;
  /** A multipart upload: the body is streamed, not parsed; the value names the file's field. */
  upload?: string;
  /** Schema of a successful response; `binary` for files and audio. */
  response: z.ZodType | 'binary';
  /** Called by an outside service, which cannot echo the anti-forgery cookie and proves itself otherwise. */
  webhook?: true;
  /** A stream that stays open: it takes no slot from the user's other calls. */
  stream?: true;
  /** Read-only, though its method is a writing one: the query is in the body because addresses are logged. */
  reads?: true;
  /** Limit of the body in bytes, if higher than the default. */
  bodyLimit?: number;
  /** Status of a successful response; default 200. */
  status?: 200 | 201 | 202;
}

/** Declares the calls of an area; preserves their literal types for the client. */
export function defineCalls<const Calls extends Record<CallName, CallSpec>>(calls: Calls): Calls {
  return calls;
}
