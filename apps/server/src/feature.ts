import type { FastifyInstance } from 'fastify';
import type { Context } from './context.ts';

/** Milliseconds. */
export const DAY = 86_400_000;

/** A timed job that runs until it is stopped. */
export interface RunningJob {
  stop(): Promise<void>;
}

/** Moments for deletions: `ago(ms)` is so long before now. */
export type Ago = (ms: number) => Date;

/**
 * The parts of a feature that the server registers. `features.ts` lists all features; nothing else imports from inside
 * one.
 */
export interface Feature {
  /** Its calls and pages. */
  routes?(app: FastifyInstance, context: Context): void | Promise<void>;
  /** Runs once before calls are served; `say` prints a line for the person who started the server. */
  start?(context: Context, say: (line: string) => void): Promise<void>;
  /** Timed jobs. */
  jobs?: readonly ((context: Context) => RunningJob)[];
  /** Clean-up: permanent deletion of soft-deleted and expired rows. Idempotent; a failure does not stop the others. */
  cleanUp?: readonly ((context: Context, ago: Ago) => Promise<unknown>)[];
  /** Writes one requested mail to the outbox; false when none is queued. */
  writeMail?: (context: Context) => Promise<boolean>;
}
