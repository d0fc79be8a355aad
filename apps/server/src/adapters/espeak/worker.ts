import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { voiceAnswer } from './job.ts';
import type { VoiceAnswer, VoiceRequest } from './job.ts';
import { bareEnvironment } from '../../limited-process/bare-environment.ts';

/** One running voice program. */
export interface Worker {
  /** Runs one request at a time. Rejects when the program ends or sends an invalid response. */
  ask(request: VoiceRequest): Promise<VoiceAnswer>;
  /** Ends it at once, in the middle of a synthesis too. */
  kill(): void;
  /** Number of responses so far. */
  answers(): number;
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
  let waiting: PromiseWithResolvers<VoiceAnswer> | null = null;

  const gone = Promise.withResolvers<void>();
  const end = (cause: unknown) => {
    waiting?.reject(new Error('The voice program ended.', { cause }));
    waiting = null;
    gone.resolve();
  };
  child.once('error', end);
  child.once('exit', (code, signal) => end(code ?? signal));
  // Writing to a program that has just ended fails; the exit handler reports it.
  child.stdin.on('error', () => child.kill('SIGKILL'));

  createInterface({ input: child.stdout }).on('line', (line) => {
    const answer = parseAnswer(line);
    if (answer?.id === lastId) waiting?.resolve(answer);
    else waiting?.reject(new Error('The voice program answered nonsense.'));
    waiting = null;
  });

  return {
    ask(request) {
      lastId += 1;
      waiting = Promise.withResolvers();
      child.stdin.write(`${JSON.stringify({ id: lastId, ...request })}\n`);
      return waiting.promise;
    },
    answers: () => lastId,
    kill: () => void child.kill('SIGKILL'),
    ended: gone.promise,
  };
}

function parseAnswer(line: string): VoiceAnswer | null {
  try {
    return voiceAnswer.parse(JSON.parse(line));
  } catch {
    return null;
  }
}
