import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Limit of queued pipelined requests of a connection: browsers and proxies do not pipeline. */
const MAX_QUEUED = 1_000;

type QueuedRequest = [IncomingMessage, ServerResponse];

/**
 * Serialises HTTP pipelining: Node hands over every request of a connection as soon as it is read, hundreds at a time.
 * The next one starts when the previous response has been written; reading the connection pauses meanwhile.
 */
export function oneRequestAtATime(listener: RequestListener): RequestListener {
  const queues = new WeakMap<Socket, QueuedRequest[]>();

  const begin = (queue: QueuedRequest[], [request, response]: QueuedRequest) => {
    const { socket } = request;
    response.once('close', () => {
      const next = queue.shift();
      if (!next) queues.delete(socket);
      else if (!socket.destroyed) begin(queue, next);
      if (queue.length === 0) socket.resume();
    });
    listener(request, response);
  };

  return (request, response) => {
    const { socket } = request;
    const queue = queues.get(socket);
    if (!queue) {
      const own: QueuedRequest[] = [];
      queues.set(socket, own);
      return begin(own, [request, response]);
    }
    if (queue.length >= MAX_QUEUED) return void socket.destroy();
    if (queue.length === 0) socket.once('close', () => queue.splice(0));
    queue.push([request, response]);
    socket.pause();
  };
}
