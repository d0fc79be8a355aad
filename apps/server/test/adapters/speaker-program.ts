/**
 * Fake: a voice program with faults. Its behaviour depends on the text; audio contains its process id, so that a test sees
 * which program responded.
 */
import { existsSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

const SMALL = 1;
const HUGE = 10_000_000_000;

for await (const line of createInterface({ input: process.stdin })) {
  const { id, text = '', list = false }: { id: number; text?: string; list?: boolean } = JSON.parse(line);
  const [habit = '', file = ''] = text.split(' ');
  if (list) answer({ id, voices: ['en', 'cmn', 'nb', 'sk', 'xx'], memory: SMALL });
  else if (habit === 'hang') hang(file);
  else if (habit === 'die') process.exit(3);
  else if (habit === 'die-once' && !existsSync(file)) {
    writeFileSync(file, String(process.pid));
    process.exit(3);
  } else if (habit === 'nonsense') process.stdout.write('nonsense\n');
  else if (habit === 'wrong-id') answer({ id: id + 1, audio: '', memory: SMALL });
  else if (habit === 'refuse') answer({ id, error: file, memory: SMALL });
  else answer({ id, audio: btoa(String(process.pid)), memory: habit === 'grow' ? HUGE : SMALL });
}

function answer(value: object): void {
  process.stdout.write(`${JSON.stringify(value)}\n`);
}

/** Busy loop like a synthesis: it neither reads input nor runs signal handlers. */
function hang(file: string): void {
  writeFileSync(file, String(process.pid));
  for (;;);
}
