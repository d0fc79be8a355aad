import type { z } from 'zod';
import type { calls } from './all.ts';

/** Types of the whole contract. The client imports only types from this package. */
export type Calls = typeof calls;
export type CallKey = keyof Calls;

type Part<Key extends CallKey, Name extends string> = Calls[Key] extends Record<Name, infer Schema> ? Schema : never;
type Input<Schema> = [Schema] extends [z.ZodType] ? z.input<Schema> : undefined;
type Output<Schema> = [Schema] extends [z.ZodType] ? z.output<Schema> : undefined;

export type BodyOf<Key extends CallKey> = Input<Part<Key, 'body'>>;
export type QueryOf<Key extends CallKey> = Input<Part<Key, 'query'>>;
export type ParamsOf<Key extends CallKey> = [Part<Key, 'params'>] extends [z.ZodType]
  ? { [Name in keyof z.input<Part<Key, 'params'>>]: string | number }
  : undefined;
export type ResponseOf<Key extends CallKey> = [Part<Key, 'response'>] extends [z.ZodType]
  ? Output<Part<Key, 'response'>>
  : Blob;

/** The call for the server's use case: parsed and normalised. */
export interface ParsedCall<Key extends CallKey> {
  params: Output<Part<Key, 'params'>>;
  query: Output<Part<Key, 'query'>>;
  body: Output<Part<Key, 'body'>>;
}

/** Configuration inlined into every page before it renders, also in `GET /api/configuration`. */
export type Installation = Pick<
  ResponseOf<'GET /api/configuration'>,
  | 'shop'
  | 'registration'
  | 'password_login'
  | 'mails'
  | 'sign_in_providers'
  | 'site_name'
  | 'site_logo'
  | 'imprint_url'
  | 'privacy_url'
  | 'terms_url'
>;
