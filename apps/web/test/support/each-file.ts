import { afterEach } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { resetOutbox } from '../../src/features/review/state/outbox.ts';
import { takeUnanswered } from './fake-server.ts';

/**
 * Cleans up after each test; the outbox's timer must not send the answers of one test in the next. A call without a response of the test
 * would silently run the page in offline mode: it fails the test.
 */
afterEach(async () => {
  await cleanup();
  resetOutbox();
  const unanswered = takeUnanswered();
  if (unanswered.length > 0)
    throw new Error(
      `Calls without a response (\`answers: 'away'\` says that there is no server): ${unanswered.join(', ')}`,
    );
});
