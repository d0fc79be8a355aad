import type { CallKey } from '@wordcluster/contract/types';
import fp from 'fastify-plugin';
import { isPersonal } from '../access/personal-tokens.ts';
import { codeOf, isDatabaseUnavailable } from '../database/availability.ts';
import type { Replicas } from '../database/replicas.ts';
import { bearerOf } from './authentication.ts';
import './call-events.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Runs a call with a read replica, if the call is eligible and one is available. */
    withReadReplica<Answer>(request: FastifyRequest, call: CallKey, work: () => Promise<Answer>): Promise<Answer>;
  }
}

/** Read-only calls that cost the database more than the query of its log position. */
const MAY_READ_REPLICAS: ReadonlySet<CallKey> = new Set([
  'GET /api/clusters',
  'GET /api/clusters/:cluster_id/clusterRows',
  'GET /api/clusters/:cluster_id/clusterRows/:row_id/history',
  'GET /api/clusters/:cluster_id/snapshots',
  'GET /api/progress',
  'GET /api/reviews/clusters',
  'GET /api/reviews/clusters/:cluster_id',
  'GET /api/reviews/queue',
  'GET /api/reviews/states',
  'GET /api/reviews/today',
  'GET /api/search',
] satisfies CallKey[]);

/** Errors specific to a replica: a writing statement, or a conflict with replay. */
const OWN_REASONS = /^(25006|40001|40P01)$/;

/**
 * Lets calls read from replicas that have caught up. If a replica fails, the call is repeated on the primary from the
 * beginning; that is safe because nothing was changed.
 */
export const replicaReads = fp<{ replicas: Replicas }>(
  async (app, { replicas }) => {
    app.decorate('withReadReplica', async (request, call, work) => {
      const token = bearerOf(request);
      // Each use of a personal token is counted, which is a write.
      const may = MAY_READ_REPLICAS.has(call) && token !== null && !isPersonal(token);
      const replica = may ? await replicas.caughtUp() : null;
      if (!replica) return work();
      const { trace } = request;
      trace.replica = replica.pool;
      try {
        return await work();
      } catch (error) {
        if (!(error instanceof Error) || !isDatabaseUnavailable(error)) throw error;
        if (!OWN_REASONS.test(codeOf(error))) replica.skip();
      } finally {
        trace.replica = null;
      }
      // The viewer was loaded from the replica too.
      request.viewer = null;
      return work();
    });
  },
  { name: 'replica-reads', dependencies: ['call-events', 'authentication'] },
);
