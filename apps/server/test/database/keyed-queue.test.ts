import { expect, test } from 'vitest';
import { DatabaseUnresponsive } from '../../src/database/liveness-probe.ts';
import { keyedQueue } from '../../src/keyed-queue.ts';
import { toFailure } from '../../src/http/errors.ts';

test('a task behind one that hangs is rejected after its timeout, and the queue continues', async () => {
  const queue = keyedQueue(1, 50);
  const { promise: hanging, resolve: answer } = Promise.withResolvers<string>();
  const first = queue('cluster', () => hanging);
  const refused = await Promise.all(
    [1, 2, 3].map(() => queue('cluster', async () => 'late').then(() => null, toFailure)),
  );
  expect(refused.map((failure) => failure?.code)).toEqual(Array.from({ length: 3 }, () => 'unavailable'));
  await expect(queue('another', async () => 'at once')).resolves.toBe('at once');
  answer('first');
  await expect(first).resolves.toBe('first');
  await expect(queue('cluster', async () => 'next')).resolves.toBe('next');
});

test('tasks queued behind one that fails as the database does not respond are rejected with it, without waiting as long again', async () => {
  const queue = keyedQueue(1, 60_000);
  const { promise: silent, reject: giveUp } = Promise.withResolvers<string>();
  let begun = 0;
  const behind = [1, 2].map(() => queue('cluster', async () => (begun += 1)));
  expect(await Promise.all(behind)).toEqual([1, 2]);
  const first = queue('cluster', () => silent);
  const others = [1, 2].map(() => queue('cluster', async () => (begun += 1)));
  giveUp(new DatabaseUnresponsive());
  const refused = await Promise.all([first, ...others].map((one) => one.then(() => null, toFailure)));
  expect(refused.map((failure) => failure?.code)).toEqual(['unavailable', 'unavailable', 'unavailable']);
  expect(begun).toBe(2);
  await expect(queue('cluster', async () => 'next')).resolves.toBe('next');
});
