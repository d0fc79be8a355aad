import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** An answer of the program, as its README describes it. */
export interface Answer {
  id: number | null;
  audio?: string;
  voices?: string[];
  error?: string;
  memory: number;
}

/** Runs the program as its users do: lines in, lines out. */
export function startProgram() {
  const child = spawn(process.execPath, [fileURLToPath(new URL('../src/main.ts', import.meta.url))], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));

  async function send(line: string): Promise<Answer> {
    child.stdin.write(`${line}\n`);
    const next = await answers.next();
    if (next.done === true) throw new Error('The program ended.');
    const answer: Answer = JSON.parse(next.value);
    return answer;
  }

  return {
    send,
    say: (text: string, voice: string) => send(JSON.stringify({ id: 1, text, voice })),
    /** Ends its stdin and answers its exit code. */
    async end(): Promise<number | null> {
      child.stdin.end();
      return ended;
    },
  };
}
