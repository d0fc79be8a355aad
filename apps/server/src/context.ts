import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config.ts';
import type { Db, Prepared } from './database/client.ts';
import type { Services } from './services.ts';
import type { Clock } from './ports/clock.ts';

/** What a use case may reach: the database, the time, the settings and the outside services. */
export interface Context extends Services {
  db: Db;
  prepared: Prepared;
  clock: Clock;
  config: Config;
  log: FastifyBaseLogger;
  /** Wakes the mail worker of this server; mails are sent without it too, only later. */
  mailsWaiting: () => void;
}

/** The signed-in user on whose behalf a call is made. */
export interface Viewer {
  id: number;
  tokenId: number;
  email: string;
  /** The running Premium, or null on the free plan. */
  tier: 'lite' | 'great' | null;
  isAdmin: boolean;
}
