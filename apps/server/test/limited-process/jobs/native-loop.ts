import { DatabaseSync } from 'node:sqlite';
import { serveJob } from '../../../src/limited-process/serve-job.ts';

/** One statement that never returns to JavaScript. */
export interface NativeLoop {
  request: null;
  progress: never;
  result: null;
}

serveJob<NativeLoop>(() => {
  new DatabaseSync(':memory:')
    .prepare('with recursive n (i) as (select 1 union all select i + 1 from n) select count(*) from n')
    .all();
  return null;
});
