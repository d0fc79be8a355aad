import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { voiceResponse } from './job.ts';
import type { VoiceResponse, VoiceRequest } from './job.ts';
import { bareEnvironment } from '../../limited-process/bare-environment.ts';

/** One running voice program. */
export interface Worker {
  /** Runs one request at a time. Rejects when the program ends or sends an invalid response. */
  send(request: VoiceRequest): Promise<VoiceResponse>;
  /** Ends it at once, in the middle of a synthesis too. */
  kill(): void;
  /** Number of responses so far. */
  responseCount(): number;
  /** Resolves when the process has ended. */
  ended: Promise<void>;
}

/** Small heaps, because the engine's memory is outside of them: each program stays near 110 MB instead of 190. */
const NODE_OPTIONS = ['--max-semi-space-size=1', '--max-old-space-size=64'];

/** Starts the program, without the server's secrets. */
export function startWorker(program: string): Worker {
  const child = spawn(process.execPath, [...NODE_OPTIONS, program], {
    // glibc otherwise keeps freed memory in an arena per thread.
    env: { ...bareEnvironment(), MALLOC_ARENA_MAX: '1' },
    stdio: ['pipe', 'pipe', 'inherit'],
    windowsHide: true,
  });
  let lastId = 0;
  let pending: PromiseWithResolvers<VoiceResponse> | null = null;

  const gone = Promise.withResolvers<void>();
  const end = (cause: unknown) => {
    pending?.reject(new Error('The voice program ended.', { cause }));
    pending = null;
    gone.resolve();
  };
  child.once('error', end);
  child.once('exit', (code, signal) => end(code ?? signal));
  // Writing to a program that has just ended fails; the exit handler reports it.
  child.stdin.on('error', () => child.kill('SIGKILL'));

  createInterface({ input: child.stdout }).on('line', (line) => {
    const response = parseResponse(line);
    if (response?.id === lastId) pending?.resolve(response);
    else pending?.reject(new Error('The voice program answered nonsense.'));
    pending = null;
  });

  return {
    send(request) {
      lastId += 1;
      pending = Promise.withResolvers();
      child.stdin.write(`${JSON.stringify({ id: lastId, ...request })}\n`);
      return pending.promise;
    },
    responseCount: () => lastId,
    kill: () => void child.kill('SIGKILL'),
    ended: gone.promise,
  };
}

function parseResponse(line: string): VoiceResponse | null {
  try {
    return voiceResponse.parse(JSON.parse(line));
  } catch {
    return null;
  }
}
