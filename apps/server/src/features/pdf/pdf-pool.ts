import { parentPort } from 'node:worker_threads';

export interface ToDraw<Sheet> {
  id: number;
  sheet: Sheet;
}

export type Drawn = { id: number; pdf: Uint8Array } | { id: number; error: unknown };

/** Worker thread that renders one PDF after another: each uses the whole thread, and its memory only once. */
export function pdfPool<Sheet>(draw: (sheet: Sheet) => Promise<Buffer>): void {
  const port = parentPort;
  if (!port) throw new Error('This file runs as a worker thread.');
  let before = Promise.resolve();
  port.on('message', ({ id, sheet }: ToDraw<Sheet>) => {
    before = before
      .then(() => draw(sheet))
      .then(
        (pdf) => port.postMessage({ id, pdf } satisfies Drawn),
        (error: unknown) => port.postMessage({ id, error } satisfies Drawn),
      );
  });
}
