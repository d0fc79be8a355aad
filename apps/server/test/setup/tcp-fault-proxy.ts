import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { inject } from 'vitest';
import type { EmbeddedConnection } from '../../src/database/embedded.ts';

const LENGTH = 4;
const PROTOCOL_3 = 196_608;

/** Connects to the real database of the tests as programs do, before any byte of the protocol. */
export function dial({ host, port }: EmbeddedConnection = inject('postgres')): Socket {
  const socket = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host);
  return socket.setNoDelay().on('error', () => undefined);
}

async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

/**
 * TCP proxy to the database that can stop passing data, for all connections or only those opened before or after that:
 * data is then neither refused nor answered; `cut` ends all connections.
 */
export async function tcpFaultProxy(connection: EmbeddedConnection) {
  let silent = { before: false, after: false };
  let silences = 0;
  const sockets = new Set<Socket>();
  const server = createServer({ noDelay: true }, (outside) => {
    const opened = silences;
    const isSilent = () => (opened < silences ? silent.before : silent.after);
    const inside = dial(connection);
    for (const [from, to] of [
      [outside, inside],
      [inside, outside],
    ] as const) {
      sockets.add(from);
      from.on('error', () => undefined).on('close', () => void (sockets.delete(from), to.destroy()));
      from.on('data', (bytes) => void (isSilent() || to.write(bytes)));
    }
  });
  const port = await listen(server);
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    connection: { ...connection, host: '127.0.0.1', port },
    fallSilent(now: boolean, to: Partial<typeof silent> = { before: true, after: true }) {
      silent = now ? { before: false, after: false, ...to } : { before: false, after: false };
      silences += 1;
    },
    cut,
    close() {
      server.close();
      cut();
    },
  };
}

/** Messages of PostgreSQL's protocol out of what arrives in pieces; the first of a connection has no type. */
function messages(onMessage: (type: string, whole: Buffer) => void, startsBare = false) {
  let bare = startsBare;
  let rest = Buffer.alloc(0);
  return (piece: Buffer) => {
    rest = Buffer.concat([rest, piece]);
    for (;;) {
      const head = bare ? 0 : 1;
      if (rest.length < head + LENGTH) return;
      const size = head + rest.readInt32BE(head);
      if (rest.length < size) return;
      const whole = rest.subarray(0, size);
      rest = rest.subarray(size);
      onMessage(bare ? 'start' : String.fromCharCode(whole[0] ?? 0), whole);
      bare = false;
    }
  };
}

const startPacket = (user: string, database: string) => {
  const text = Buffer.from(`user\0${user}\0database\0${database}\0\0`);
  const packet = Buffer.alloc(8 + text.length);
  packet.writeInt32BE(packet.length, 0);
  packet.writeInt32BE(PROTOCOL_3, 4);
  text.copy(packet, 8);
  return packet;
};

interface PooledConnection {
  socket: Socket;
  answer: (type: string, whole: Buffer) => void;
}

async function openLane(connection: EmbeddedConnection): Promise<PooledConnection> {
  const socket = dial(connection);
  const lane: PooledConnection = { socket, answer: () => undefined };
  const ready = new Promise<void>((resolve) => {
    lane.answer = (type) => void (type === 'Z' && resolve());
  });
  socket.on(
    'data',
    messages((type, whole) => lane.answer(type, whole)),
  );
  socket.write(startPacket(connection.user, connection.database));
  await ready;
  return lane;
}

/**
 * A pooler in transaction mode, as PgBouncer is one: every transaction gets the connection that was free for longest, so
 * that two that follow one another never have the same. The connections stay open when the caller has gone.
 */
export async function fakePgBouncer(connection: EmbeddedConnection, lanes = 3) {
  const free = await Promise.all(Array.from({ length: lanes }, () => openLane(connection)));
  const all = [...free];
  const waiting: (() => void)[] = [];
  // Without Nagle's algorithm: its small packets would wait 40 ms each for the delayed acknowledgement of the one before.
  const server = createServer({ noDelay: true }, (outside) => {
    let mine: PooledConnection | undefined;
    let asked: Buffer[] = [];
    const send = () => {
      if (!mine) {
        mine = free.shift();
        if (!mine) return void waiting.push(send);
        const taken = mine;
        taken.answer = (type, whole) => {
          outside.write(whole);
          // Idle, so outside of a transaction.
          if (type !== 'Z' || whole.toString('latin1', 5) !== 'I') return;
          mine = undefined;
          free.push(taken);
          waiting.shift()?.();
        };
      }
      for (const whole of asked) mine.socket.write(whole);
      asked = [];
    };
    outside
      .on('error', () => undefined)
      .on(
        'data',
        messages((type, whole) => {
          if (type === 'start') return void outside.write(Buffer.from('R\0\0\0\x08\0\0\0\0Z\0\0\0\x05I', 'latin1'));
          if (type === 'X') return void outside.end();
          asked.push(whole);
          if (type === 'Q' || type === 'S') send();
        }, true),
      );
  });
  const port = await listen(server);
  return {
    connection: { ...connection, host: '127.0.0.1', port },
    close() {
      server.close();
      for (const { socket } of all) socket.destroy();
    },
  };
}
