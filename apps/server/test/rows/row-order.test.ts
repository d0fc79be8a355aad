import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  BLOCK_ROWS,
  closeBlocks,
  countInBlock,
  numberOfPosition,
  positionOfNumber,
} from '../../src/features/rows/row-order.ts';
import { positionBetween } from '../../src/features/rows/position-between.ts';
import { startTestServer, type TestServer } from '../setup/server.ts';

let server: TestServer;
let clusterId: number;
const ROWS = BLOCK_ROWS * 3 + 100;

beforeAll(async () => {
  server = await startTestServer();
  const user = await server.signUp('order@example.com', 'great');
  clusterId = (await user.call<{ id: number }>('POST', '/api/clusters', { title: 'Many', col_1_name: 'Word' })).body.id;
  await sql`insert into cluster_rows (cluster_id, position, col_1_value) select ${clusterId}, n, 'w' || n from generate_series(1, ${ROWS}) n`.execute(
    server.context.db,
  );
  await sql`update clusters set row_count = ${ROWS}, last_position = ${ROWS} where id = ${clusterId}`.execute(
    server.context.db,
  );
  await closeBlocks(server.context.db, clusterId);
});
afterAll(() => server.close());

const blocks = () =>
  server.context.db.selectFrom('row_blocks').selectAll().where('cluster_id', '=', clusterId).orderBy('upper').execute();

describe('row blocks', () => {
  test('the tail is cut into full blocks', async () => {
    expect((await blocks()).map((block) => block.row_count)).toEqual([BLOCK_ROWS, BLOCK_ROWS, BLOCK_ROWS]);
  });

  test('numbers and positions agree across block borders', async () => {
    for (const number of [1, 2, BLOCK_ROWS, BLOCK_ROWS + 1, 2 * BLOCK_ROWS, 3 * BLOCK_ROWS + 1, ROWS]) {
      const position = await positionOfNumber(server.context.db, clusterId, number);
      expect(Number(position)).toBe(number);
      expect(await numberOfPosition(server.context.db, clusterId, String(position))).toBe(number);
    }
    expect(await positionOfNumber(server.context.db, clusterId, ROWS + 1)).toBeNull();
    expect(await positionOfNumber(server.context.db, clusterId, 0)).toBeNull();
  });

  test('a block that grows too large is split, and the numbers stay right', async () => {
    await sql`insert into cluster_rows (cluster_id, position, col_1_value)
      select ${clusterId}, 5 + n / 10000.0, 'x' from generate_series(1, ${BLOCK_ROWS}) n`.execute(server.context.db);
    await sql`update row_blocks set row_count = row_count + ${BLOCK_ROWS} where cluster_id = ${clusterId} and upper = ${BLOCK_ROWS}`.execute(
      server.context.db,
    );
    await sql`insert into cluster_rows (cluster_id, position, col_1_value) values (${clusterId}, 6.5, 'y')`.execute(
      server.context.db,
    );
    await countInBlock(server.context.db, clusterId, '6.5', 1);
    expect((await blocks()).map((block) => block.row_count)).toEqual([
      BLOCK_ROWS,
      BLOCK_ROWS,
      1,
      BLOCK_ROWS,
      BLOCK_ROWS,
    ]);
    expect(await numberOfPosition(server.context.db, clusterId, '7')).toBe(7 + BLOCK_ROWS + 1);
  });

  test('moving into the same gap a thousand times keeps working', async () => {
    let upper: string | null = '8';
    for (let n = 0; n < 1100 && upper !== null; n++) {
      const middle: string = await positionBetween(server.context.db, clusterId, '7', upper);
      if (middle.length < upper.length && n > 5) break;
      upper = middle;
    }
    const numbers = await sql<{
      ok: boolean;
    }>`select count(*) = count(distinct position) as ok from cluster_rows where cluster_id = ${clusterId}`.execute(
      server.context.db,
    );
    expect(numbers.rows[0]?.ok).toBe(true);
  });
});
