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
  /** Organisations with a single sign-on of their own. */
  organisations: readonly OrganisationSignIn[];
}

/** Cache of recently used tokens and their users. A token never changes its user. */
export interface KnownBearers {
  personOf(token: string): number | null;
  remember(token: string, userId: number): void;
}

/** Dependencies of a use case: database, clock, configuration and outside services. */
export interface Context extends Services, DatabaseAccess {
  /** Those that are set up, which may be none. */
  replicas: Replicas;
  clock: Clock;
  config: Config;
  log: FastifyBaseLogger;
  metrics: Metrics;
  /** Wakes the mail worker of this server; mails are sent without it too, only later. */
  wakeMailWorker: () => void;
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
  /** Premium: bought, or because this installation sells nothing. */
  premium: boolean;
  isAdmin: boolean;
  /** A second factor is set and was not confirmed within the last 15 minutes. */
  factorDue: boolean;
  /** Scopes of a personal token; null for the user's own devices. */
  scopes: readonly Scope[] | null;
  /** Id of the personal token that makes the call; absent for devices. */
  personalTokenId?: number;
}
