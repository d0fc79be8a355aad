import { expect, test } from 'vitest';
import { keyedQueue } from '../../src/keyed-queue.ts';
import { toFailure } from '../../src/http/errors.ts';

test('behind work that hangs nobody waits longer than their patience, and the queue goes on afterwards', async () => {
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
