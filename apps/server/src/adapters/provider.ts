import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Db } from '../database/client.ts';
import { currentCall, traceparentOf } from '../trace.ts';
import type { Clock, ContentSources, SecretKeys } from '../ports/operation.ts';

/** Dependencies of an adapter. */
export interface ProviderDeps {
  db: Db;
  clock: Clock;
  secretKeys: SecretKeys;
}

/** A provider with all that it needs. */
export interface Configured<Service> {
  readonly name: string;
  /** Origins that the content security policy allows because of it. */
  readonly sources?: Partial<ContentSources>;
  open(surroundings: ProviderDeps): Service;
  /** Pages that it serves itself. */
  serve?(app: FastifyInstance, surroundings: ProviderDeps): Promise<void>;
}

/** Role of a provider: `chosen` by its name, or only for payments that were started with it. */
interface Use {
  chosen: boolean;
  production: boolean;
}

/** Null: not configured. A sentence: it is chosen and cannot be used, with the missing settings. */
type Outcome<Service> = Configured<Service> | string | null;

/** One implementation of a port, with the settings that belong to it alone. */
export interface Provider<Service> {
  /** Value of the setting that chooses it. */
  readonly name: string;
  /** Its environment variables. */
  readonly settings: z.ZodRawShape;
  configure(env: NodeJS.ProcessEnv, use: Use): Outcome<Service>;
}

/** Defines a provider: its name, its settings, and the service made from them. */
export function provider<Service, Shape extends z.ZodRawShape>(description: {
  name: string;
  settings: Shape;
  configure(settings: z.output<z.ZodObject<Shape>>, use: Use): Omit<Configured<Service>, 'name'> | string | null;
}): Provider<Service> {
  const { name, settings } = description;
  const own = z.object(settings);
  return {
    name,
    settings,
    configure(env, use) {
      const outcome = description.configure(own.parse(env), use);
      return outcome === null || typeof outcome === 'string' ? outcome : { name, ...outcome };
    },
  };
}

/**
 * `fetch` for one provider: only addresses of its configured origin, and no redirects, which could carry the key and a
 * user's text to another host.
 */
export function fetchFrom(baseUrl: string): typeof fetch {
  const { origin } = new URL(baseUrl);
  return (input, init) => {
    const requested = new URL(input instanceof Request ? input.url : input).origin;
    if (requested !== origin) return Promise.reject(new TypeError(`${requested} is not the provider that is set up.`));
    const call = currentCall();
    if (!call) return fetch(input, { ...init, redirect: 'error' });
    const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : undefined));
    headers.set('traceparent', traceparentOf(call));
    return fetch(input, { ...init, headers, redirect: 'error' });
  };
}

/** Timeout of one call to a payment gateway. */
export const timeoutSetting = { PAYMENT_TIMEOUT_SECONDS: z.coerce.number().int().min(1).max(25).default(10) };
