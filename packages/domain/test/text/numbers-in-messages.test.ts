import { expect, test } from 'vitest';
import { messagesOf } from '../../src/messages/message.ts';

const message = messagesOf({ rows: '{count, number} rows' });

test.each([0, 7, 999, 1000, 2263, 1_234_567, -999, -1000, 1.5, 2 ** 53])('%d is written as ICU does', (count) => {
  expect(message('rows', { count }).text).toBe(`${count.toLocaleString('en')} rows`);
});
