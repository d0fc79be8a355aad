import { fileURLToPath } from 'node:url';

/** The clone these scripts belong to, wherever they are called from. */
export const repository = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

/** Tells the person at the terminal what is going on; the product's own output stays on standard output. */
export function say(line) {
  process.stderr.write(`${line}\n`);
}

/** Ends with a sentence instead of a stack: the person at the terminal can mend the cause. */
export function giveUp(sentence) {
  say(sentence);
  process.exit(1);
}
