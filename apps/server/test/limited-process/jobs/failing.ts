import { serveJob } from '../../../src/limited-process/serve-job.ts';

/** Fails in each way a job can. */
export interface Failing {
  request: 'throw' | 'exit' | 'heap';
  progress: never;
  result: null;
}

serveJob<Failing>((how) => {
  if (how === 'exit') process.exit(3);
  if (how === 'throw') throw new Error('the job threw');
  const retained: string[][] = [];
  for (;;) retained.push(Array.from({ length: 1000 }, (_, index) => `${index} ${retained.length}`));
});
