import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** A bare connection to a server, on which anything can be sent. */
export async function openConnection(port: number, sent = '', from = '127.0.0.1'): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', localAddress: from });
  onTestFinished(() => void socket.destroy());
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  if (sent !== '') socket.write(sent);
  return socket;
}

/** The status of the first response on a connection; 0 where it ends without one. */
export function statusOn(socket: Socket): Promise<number> {
  return new Promise((resolve) => {
    let text = '';
    socket.on('data', (piece: Buffer) => {
      text += piece.toString('latin1');
      const status = /^HTTP\/1\.1 (\d{3}) /.exec(text)?.[1];
      if (status !== undefined && status !== '100') resolve(Number(status));
    });
    socket.once('close', () => resolve(0));
  });
}
