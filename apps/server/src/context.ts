import type { Role } from '@wordcluster/domain/accounts/roles';
import type { Scope } from '@wordcluster/domain/accounts/scopes';
import type { Tier } from '@wordcluster/domain/premium/prices';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { DatabaseAccess } from './database/client.ts';
import type { Replicas } from './database/replicas.ts';
import type { MediaStore } from './ports/media-store.ts';
import type { BotCheck, IdentityProvider, OrganisationSignIn } from './ports/sign-in.ts';
import type { PaymentGateways } from './ports/payment-gateway.ts';
import type { PushService } from './ports/push-service.ts';
import type { Speaker } from './ports/speaker.ts';
import type { Teacher } from './ports/teacher.ts';
import type { Translator } from './ports/translator.ts';
import type { Clock, Mailer } from './ports/operation.ts';

/** The outside services that the configuration chooses, each behind its port. */
export interface Services {
  teacher: Teacher;
  translator: Translator;
  speaker: Speaker;
  mediaStore: MediaStore;
  push: PushService;
  botCheck: BotCheck;
  payments: PaymentGateways;
  mailer: Mailer;
  /** Null where no client id is configured. */
  google: IdentityProvider | null;
  /** Organisations whose people sign in there. */
  organisations: readonly OrganisationSignIn[];
}

/** Whose the tokens are that were used lately, as far as this server remembers. A token never changes its person. */
export interface KnownBearers {
  personOf(token: string): number | null;
  remember(token: string, userId: number): void;
}

/** What a use case may reach: the database, the time, the settings and the outside services. */
export interface Context extends Services, DatabaseAccess {
  /** Those that are set up, which may be none. */
  replicas: Replicas;
  clock: Clock;
  config: Config;
  log: FastifyBaseLogger;
  metrics: Metrics;
  /** Wakes the mail worker of this server; mails are sent without it too, only later. */
  mailsWaiting: () => void;
  bearers: KnownBearers;
}

/** The signed-in user on whose behalf a call is made. */
export interface Viewer {
  id: number;
  tokenId: number;
  /** Null for people who sign in by a name. */
  email: string | null;
  role: Role;
  /** The paid year that runs, or null. */
  tier: Tier | null;
  /** What the plan allows, bought or because nothing is sold here. */
  premium: boolean;
  isAdmin: boolean;
  /** A second factor is set and was not answered within the last 15 minutes. */
  factorDue: boolean;
  /** What a program with a token of this person may do; null for the person's own devices. */
  scopes: readonly Scope[] | null;
  /** The person's token that a program calls with; absent for devices. */
  personalTokenId?: number;
}
