import { randomUUID } from 'node:crypto';
import { createServer, STATUS_CODES, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { limitedAddress } from '@wordcluster/domain/accounts/network';
import { message } from '@wordcluster/domain/messages/all';
import type { Message } from '@wordcluster/domain/messages/all';
import { envelope } from './errors.ts';
import { oneRequestAtATime } from './one-request-at-a-time.ts';
import { bareHeaders } from './security-headers.ts';

/** Limits of a connection in milliseconds; 0 means no limit. */
export interface ConnectionLimits {
  /** From the connection, or from the end of the request before it, to the end of a header. */
  header: number;
  /** From the end of a header to the end of its body; a slow upload may go on as long as it progresses. */
  body: number;
  /** Without the client reading any of a pending response. */
  unread: number;
  /**
   * Minimum speed in bytes a second at which a response is read, after `unread` milliseconds: an occasional byte does
   * not count.
   */
  pace: number;
  /** Concurrent connections of one address, or of one /64 network. */
  perAddress: number;
  /** Connections of all together: files and the database need handles too. */
  altogether: number;
}

interface Watched {
  limits: ConnectionLimits;
  isProxy: (address: string) => boolean;
  hsts: boolean;
}

/** How a connection is read. */
interface Reading {
  /** Bytes that were handed to the connection at the last look. */
  handed: number;
  /** Milliseconds that the client may still leave a response unread. */
  left: number;
}

/** Bytes that count for the pace before they were read; responses that are written at once are shorter. */
const AHEAD = 2_000_000;
/** Milliseconds between two checks of all connections. */
const LOOK_EVERY = 1_000;
/** Keep-alive timeout in milliseconds: longer than that of proxies. */
const KEEP_ALIVE = 72_000;
/** Minimum progress of an upload per body timeout; 1 MB in a minute is 140 kbit/s. */
const UPLOAD_PROGRESS = 1_000_000;
/** Grace period (milliseconds) for running calls after a stop; process managers kill at about 30 s. */
const GRACE = 10_000;

type Refuse = (socket: Socket, status: number, reason: Message) => void;

/** Refuses the connections of an address, or of its network, beyond the limit; proxies carry those of many. */
function countConnections(limits: ConnectionLimits, isProxy: Watched['isProxy'], refuse: Refuse) {
  const opened = new Map<string, number>();
  return (socket: Socket) => {
    const address = socket.remoteAddress;
    if (address === undefined) return void socket.destroy();
    if (isProxy(address)) return;
    const network = limitedAddress(address);
    const count = (opened.get(network) ?? 0) + 1;
    opened.set(network, count);
    socket.once('close', () => {
      const left = (opened.get(network) ?? 1) - 1;
      if (left > 0) opened.set(network, left);
      else opened.delete(network);
    });
    if (limits.perAddress > 0 && count > limits.perAddress)
      refuse(socket, 429, message('request.too_many_connections'));
  };
}

/** Timeout of a body; an upload that makes progress gets another one. */
function watchBody(request: IncomingMessage, response: ServerResponse, timeout: number, refuse: Refuse): void {
  const { socket } = request;
  const isUpload = request.headers['content-type']?.startsWith('multipart/') ?? false;
  let before = socket.bytesRead;
  const timer = setInterval(() => {
    if (isUpload && socket.bytesRead - before >= UPLOAD_PROGRESS) before = socket.bytesRead;
    else if (response.headersSent) socket.destroy();
    else refuse(socket, 408, message('request.too_slow'));
  }, timeout).unref();
  const stop = () => clearInterval(timer);
  request.once('end', stop).once('close', stop);
}

/** Ends connections whose reader takes a response more slowly than the pace; nothing where there is no such limit. */
function watchReaders(limits: ConnectionLimits) {
  const readings = new Map<Socket, Reading>();
  const endSlowReaders = () => {
    for (const [socket, reading] of readings) {
      const gained = ((socket.bytesWritten - reading.handed) / limits.pace) * 1000;
      reading.handed = socket.bytesWritten;
      if (socket.writableLength === 0) reading.left = limits.unread;
      else reading.left = Math.min(reading.left + gained, limits.unread + (AHEAD / limits.pace) * 1000) - LOOK_EVERY;
      if (reading.left < 0) socket.destroy();
    }
  };
  const watchesPace = limits.unread > 0 && limits.pace > 0;
  const looking = watchesPace ? setInterval(endSlowReaders, LOOK_EVERY).unref() : undefined;
  return {
    watch(socket: Socket): void {
      if (!watchesPace) return;
      readings.set(socket, { handed: 0, left: limits.unread });
      socket.once('close', () => readings.delete(socket));
    },
    stop: () => clearInterval(looking),
  };
}

/**
 * Creates HTTP servers that close idle connections: without a header or body in time, with an unread response, or
 * beyond the limit of one address. `refuse` responds to data that is no request.
 */
export function createLimitedServer({ limits, isProxy, hsts }: Watched) {
  const silent = new Set<Socket>();
  const servers = new Set<Server>();
  let stopping = false;

  const refuse: Refuse = (socket, status, reason) => {
    if (socket.writable) socket.write(rawResponse(status, reason, hsts));
    socket.destroySoon();
  };
  const countConnection = countConnections(limits, isProxy, refuse);
  const readers = watchReaders(limits);

  const responding = new WeakMap<Socket, number>();
  const watchResponse = (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    silent.delete(socket);
    responding.set(socket, (responding.get(socket) ?? 0) + 1);
    response.once('close', () => {
      responding.set(socket, (responding.get(socket) ?? 1) - 1);
      if (stopping) socket.end();
    });
    if (limits.body > 0 && hasBody(request)) watchBody(request, response, limits.body, refuse);
  };

  // Called when nothing was transferred for a while: the client is at fault if written data is unread, we are if not.
  const onStandstill = (socket: Socket) => {
    if (socket.writableLength > 0 || !responding.get(socket)) socket.destroy();
  };

  return {
    /** A server whose requests `listener` handles. */
    create(listener: RequestListener): Server {
      const server = createServer({ connectionsCheckingInterval: LOOK_EVERY });
      server.headersTimeout = limits.header;
      server.requestTimeout = 0;
      server.keepAliveTimeout = KEEP_ALIVE;
      if (limits.altogether > 0) server.maxConnections = limits.altogether;
      server.setTimeout(limits.unread, onStandstill);
      server.on('connection', (socket) => {
        silent.add(socket);
        socket.once('close', () => silent.delete(socket));
        readers.watch(socket);
        countConnection(socket);
      });
      const begin = oneRequestAtATime((request, response) => {
        watchResponse(request, response);
        listener(request, response);
      });
      server.on('request', begin);
      server.once('listening', () => servers.add(server));
      return server;
    },

    /** Responds to malformed or late requests. */
    refuseUnreadable: (error: NodeJS.ErrnoException, socket: Socket): void => {
      if (error.code === 'ECONNRESET' || socket.destroyed) return;
      if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT') refuse(socket, 408, message('request.too_slow'));
      else if (error.code === 'HPE_HEADER_OVERFLOW') refuse(socket, 431, message('request.header_too_large'));
      else refuse(socket, 400, message('request.unreadable'));
    },

    /**
     * Graceful stop of the servers. Node closes keep-alive connections itself, but waits forever for one without any
     * request (browsers open them in advance), for one that carried the last response, and for a client that stalls in
     * the middle of a request.
     */
    stop(): void {
      stopping = true;
      readers.stop();
      for (const socket of silent) socket.destroy();
      setTimeout(() => {
        for (const server of servers) server.closeAllConnections();
      }, GRACE).unref();
    },
  };
}

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** A raw response for a connection without a parsed request. */
function rawResponse(status: number, reason: Message, hsts: boolean): string {
  const body = JSON.stringify(envelope(status === 429 ? 'too_many' : 'malformed', reason, randomUUID()));
  const headers = {
    ...bareHeaders(hsts),
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`;
}
