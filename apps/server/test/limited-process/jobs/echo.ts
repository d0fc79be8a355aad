import { serveJob } from '../../../src/limited-process/serve-job.ts';

export interface Echo {
  request: { bytes: Buffer; times: number };
  progress: number;
  result: Buffer;
}

serveJob<Echo>(async ({ bytes, times }, report) => {
  for (let time = 0; time < times; time += 1) await report(time);
  return bytes;
});
