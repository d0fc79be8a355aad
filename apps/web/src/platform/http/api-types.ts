import type { ResponseOf, BodyOf, CallKey, Calls, ParamsOf, QueryOf } from '@wordcluster/contract/types';

export type { ResponseOf, BodyOf, CallKey, ParamsOf, QueryOf };

type Needs<Name extends string, Value> = undefined extends Value ? { [Key in Name]?: Value } : { [Key in Name]: Value };
type Declares<Key extends CallKey, Name extends string> = Name extends keyof Calls[Key] ? true : false;
type Given<Key extends CallKey, Name extends string, Value> =
  Declares<Key, Name> extends true ? Needs<Name, Value> : unknown;

interface Extras {
  signal?: AbortSignal | undefined;
  headers?: Record<string, string>;
  /** Called with the uploaded share of the body, from 0 to 1. */
  onProgress?: ((share: number) => void) | undefined;
}

/** Input of a call: exactly the parts declared by its contract. An upload's body is FormData. */
type CallInput<Key extends CallKey> = Extras &
  Given<Key, 'params', ParamsOf<Key>> &
  Given<Key, 'query', QueryOf<Key>> &
  (Declares<Key, 'upload'> extends true ? { body: FormData } : Given<Key, 'body', BodyOf<Key>>);

/** Optional for calls without input. */
export type CallArguments<Key extends CallKey> =
  Extras extends CallInput<Key> ? [input?: CallInput<Key>] : [input: CallInput<Key>];
