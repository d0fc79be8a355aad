import { message } from '@wordcluster/domain/messages/all';
import { Failure } from '../../failure.ts';
import { LimitReached } from '../../limited-process/child-process.ts';
import { limitedProcesses } from '../../limited-process/limited-processes.ts';
import type { Sheet } from './sheet.ts';

export interface SheetJob {
  request: Sheet;
  progress: never;
  result: Uint8Array;
}

export interface SheetPrinter {
  /** Renders the PDF in a child process, one at a time per user. */
  draw: (person: number, sheet: Sheet, signal?: AbortSignal) => Promise<Buffer>;
  stop(): void;
}

const PROCESS = new URL('sheet-process.ts', import.meta.url);
/** Processor time (milliseconds) of a sheet of a thousand rows; in proportion beyond. */
const THOUSAND_ROWS_MS = 15_000;
/**
 * The renderer takes 150 MB, and ten thousand rows with long cells most of the rest. WebAssembly reserves addresses
 * without end.
 */
const LIMITS = { residentMb: 1_400, addressSpaceMb: null };

/** A bounded pool of child processes: a sheet that times out fails alone. */
export function sheetPrinter(thousandRowsMs = THOUSAND_ROWS_MS): SheetPrinter {
  const processes = limitedProcesses({
    atOnce: 1,
    maxQueuedPerUser: 3,
    maxQueued: 50,
    ownBusy: message('print.own_busy'),
    busy: message('print.busy'),
  });
  return {
    async draw(person, sheet, signal) {
      const processorMs = thousandRowsMs * Math.max(1, sheet.rows.length / 1000);
      try {
        const pdf = await processes.run<SheetJob>(person, {
          module: PROCESS,
          request: sheet,
          limits: { ...LIMITS, processorMs },
          signal,
        });
        return Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength);
      } catch (error) {
        if (error instanceof LimitReached) throw new Failure('invalid', message('print.takes_long'), { cause: error });
        throw error;
      }
    },
    stop: () => processes.stop(),
  };
}
