import { DatabaseSync } from 'node:sqlite';
import { serveJob } from '../../../src/limited-process/serve-job.ts';

/** One statement that fills native memory, in which V8's limits see nothing. */
export interface NativeMemory {
  request: null;
  progress: never;
  result: null;
}

serveJob<NativeMemory>(() => {
  const db = new DatabaseSync(':memory:');
  db.exec('pragma temp_store = memory; create table t (b)');
  db.exec(
    'insert into t with recursive n (i) as (select 1 union all select i + 1 from n limit 2000) select randomblob(1000000) from n',
  );
  return null;
});
