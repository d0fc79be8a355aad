import type { Socket } from 'node:net';
import fp from 'fastify-plugin';

/** Milliseconds that calls under way have to end after a stop was asked for; a process manager kills at about 30 s. */
const GRACE = 10_000;

/**
 * Lets the server stop. Node closes connections between two requests itself, but waits without end for one on which no
 * request was ever sent, as browsers open them in advance, for one that carried the last answer, and for a caller that
 * stops in the middle of a request.
 */
export const endConnections = fp(
  async (app) => {
    const silent = new Set<Socket>();
    app.server.on('connection', (socket) => {
      silent.add(socket);
      socket.once('close', () => silent.delete(socket));
    });
    app.server.on('request', ({ socket }) => silent.delete(socket));
    let stopping = false;
    app.addHook('onResponse', ({ raw }, _reply, done) => {
      if (stopping) raw.socket.end();
      done();
    });
    app.addHook('preClose', (done) => {
      stopping = true;
      for (const socket of silent) socket.destroy();
      setTimeout(() => app.server.closeAllConnections(), GRACE).unref();
      done();
    });
  },
  { name: 'end-connections' },
);
