/** Reads a workbook in a process of its own and says how long it took and how much memory: argument 1 is the reader, 2 the file. */
import readXlsxFile from 'read-excel-file/node';
import { readImport } from '../../apps/server/src/features/transfer/reading/read-import.ts';

const [, , reader, file = ''] = process.argv;
const before = process.memoryUsage().rss;
let highest = before;
const timer = setInterval(() => (highest = Math.max(highest, process.memoryUsage().rss)), 5);
const began = performance.now();
const rows =
  reader === 'ours'
    ? (await readImport({ path: file, format: 'xlsx', languages: [] }, { batch: async () => undefined })).rows
    : (await readXlsxFile(file)).length;
const milliseconds = performance.now() - began;
clearInterval(timer);
highest = Math.max(highest, process.memoryUsage().rss);
process.stdout.write(`${JSON.stringify({ rows, milliseconds, megabytes: (highest - before) / 1048576 })}\n`);
