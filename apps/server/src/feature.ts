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

/** What a feature brings to the server. `features.ts` lists them all; nothing else knows their insides. */
export interface Feature {
  /** Its calls and pages. */
  routes?(app: FastifyInstance, context: Context): void | Promise<void>;
  /** What it does once before calls are served; `say` writes a line for the person who started the server. */
  start?(context: Context, say: (line: string) => void): Promise<void>;
  /** Timed jobs. */
  jobs?: readonly ((context: Context) => RunningJob)[];
  /** Deletions for good of what can no longer be undone or used. Idempotent; one that fails holds up none of the others. */
  cleanUp?: readonly ((context: Context, ago: Ago) => Promise<unknown>)[];
  /** Writes one mail that was requested into the outbox; false where none waits. */
  writeMail?: (context: Context) => Promise<boolean>;
}
