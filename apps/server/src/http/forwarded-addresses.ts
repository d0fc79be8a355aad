import { limitedAddress } from '@wordcluster/domain/accounts/network';
import { message } from '@wordcluster/domain/messages/all';
import fp from 'fastify-plugin';
import { Failure } from '../failure.ts';

/** Delay in milliseconds: a client that retries at once would keep the server busy with refusals. */
const REFUSED_AFTER_MS = 500;

const tooMany = () => new Failure('too_many', message('request.too_many_connections'), { retryAfter: 1 });

interface ForwardedAddressesOptions {
  isProxy: (address: string) => boolean;
  /** Concurrent requests of one address, or of one /64 network; 0 means no limit. */
  perAddress: number;
}

/**
 * Concurrency limit per forwarded address: connections from a proxy are the proxy's own and not counted, so that behind one
 * the requests of each address are counted that it forwards.
 */
export const forwardedAddresses = fp<ForwardedAddressesOptions>(
  async (app, { isProxy, perAddress }) => {
    if (perAddress <= 0) return;
    const underWay = new Map<string, number>();
    app.addHook('onRequest', (request, { raw }, done) => {
      const peer = request.socket.remoteAddress;
      if (peer === undefined || !isProxy(peer)) return done();
      const network = limitedAddress(request.ip);
      const count = (underWay.get(network) ?? 0) + 1;
      underWay.set(network, count);
      raw.once('close', () => {
        const left = (underWay.get(network) ?? 1) - 1;
        if (left > 0) underWay.set(network, left);
        else underWay.delete(network);
      });
      if (count <= perAddress) return done();
      setTimeout(() => done(tooMany()), REFUSED_AFTER_MS);
    });
  },
  { name: 'forwarded-addresses' },
);
