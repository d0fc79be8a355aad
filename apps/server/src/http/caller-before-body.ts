import { calls } from '@wordcluster/contract/all';
import { message } from '@wordcluster/domain/messages/all';
import fp from 'fastify-plugin';
import type { FastifyRequest } from 'fastify';
import { Failure } from '../failure.ts';

/** Bytes of a body that are parsed before authentication. */
export const UNKNOWN_CALLER_BYTES = 16 * 1024;

/** A body without an announced length may be of any size. */
const mayBeLarge = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > UNKNOWN_CALLER_BYTES;

/**
 * Authentication before parsing: a large body is read only after its token was found valid. Public calls have small
 * body limits, and unknown paths have no body.
 */
export const callerBeforeBody = fp(
  async (app) => {
    app.addHook('onRequest', async (request, reply) => {
      if (!mayBeLarge(request)) return;
      const refuse = (failure: Failure): never => {
        // Node would read the rest of a refused body, to keep the connection.
        reply.header('connection', 'close');
        throw failure;
      };
      if (request.is404) refuse(new Failure('not_found', message('request.no_such_address')));
      const { call, checksCaller } = request.routeOptions.config;
      const isPublic = call === undefined ? checksCaller !== true : calls[call].access === 'public';
      if (isPublic) return;
      if ((await request.identify()) === null) refuse(new Failure('unauthenticated', message('request.not_logged_in')));
    });
  },
  { name: 'caller-before-body', dependencies: ['authentication'] },
);

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A route outside the contract that needs a token. */
    checksCaller?: boolean;
  }
}
