// Prints what the first visit to the login page loads as JavaScript, and fails when it grows beyond its budget.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

const BUDGET = 170_000;
const ENTRY = 'index.html';
const PAGE = 'src/app/pages/LoginPage.tsx';

interface Chunk {
  file: string;
  imports?: string[];
}

const dist = path.join(import.meta.dirname, 'dist');
const manifest: Record<string, Chunk> = JSON.parse(readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8'));

const files = new Map<string, number>();
const visit = (name: string): void => {
  const chunk = manifest[name];
  if (chunk === undefined) throw new Error(`The build has no ${name}.`);
  if (files.has(chunk.file)) return;
  files.set(chunk.file, gzipSync(readFileSync(path.join(dist, chunk.file)), { level: 9 }).length);
  chunk.imports?.forEach(visit);
};
visit(ENTRY);
visit(PAGE);

const total = [...files.values()].reduce((sum, bytes) => sum + bytes, 0);
const kB = (bytes: number) => `${(bytes / 1000).toFixed(1).padStart(7)} kB`;
for (const [file, bytes] of files) process.stdout.write(`${kB(bytes)}  ${file}\n`);
process.stdout.write(
  `${kB(total)}  of JavaScript (gzip) on the first visit to the login page; at most ${kB(BUDGET)}\n`,
);
if (total > BUDGET) process.exitCode = 1;
