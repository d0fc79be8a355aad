import type { CallKey } from '@wordcluster/contract/types';
import fp from 'fastify-plugin';
import { isPersonal } from '../access/personal-tokens.ts';
import { codeOf, isDatabaseUnavailable } from '../database/availability.ts';
import type { Replicas } from '../database/replicas.ts';
import { bearerOf } from './authentication.ts';
import './call-events.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Does the work of a call with a replica, where the call may and there is one. */
    withReadReplica<Answer>(request: FastifyRequest, call: CallKey, work: () => Promise<Answer>): Promise<Answer>;
  }
}

/** Calls that change nothing, and cost a database more than the question where its journal stands. */
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

/** A replica's own refusals: a statement that writes, and one that stood in the way of what it had to take over. */
const OWN_REASONS = /^(25006|40001|40P01)$/;

/**
 * Lets calls read replicas that are as new as the database itself. What a replica cannot do, or no longer does, the database does:
 * nothing was changed, so that the work is done again from the beginning.
 */
export const replicaReads = fp<{ replicas: Replicas }>(
  async (app, { replicas }) => {
    app.decorate('withReadReplica', async (request, call, work) => {
      const token = bearerOf(request);
      // Each use of a person's token is counted, which is a change.
      const may = MAY_READ_REPLICAS.has(call) && token !== null && !isPersonal(token);
      const replica = may ? await replicas.caughtUp() : null;
      if (!replica) return work();
      const { trace } = request;
      trace.replica = replica.pool;
      try {
        return await work();
      } catch (error) {
        if (!(error instanceof Error) || !isDatabaseUnavailable(error)) throw error;
        if (!OWN_REASONS.test(codeOf(error))) replica.rest();
      } finally {
        trace.replica = null;
      }
      // Who calls was asked of the replica too.
      request.viewer = null;
      return work();
    });
  },
  { name: 'replica-reads', dependencies: ['call-events', 'authentication'] },
);
