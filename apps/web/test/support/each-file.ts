import { afterEach } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { resetOutbox } from '../../src/features/review/state/outbox.ts';
import { takeUnanswered } from './fake-server.ts';
import { takeTranslatedWords } from './translated-words.ts';
import { resetStores } from './zustand.ts';

/**
 * Cleans up after each test; the outbox's timer must not send the answers of one test in the next. A call without a response of the test
 * would silently run the page in offline mode: it fails the test, and so do learners' words that a browser would translate.
 */
afterEach(async () => {
  const translated = takeTranslatedWords();
  await cleanup();
  resetOutbox();
  resetStores();
  localStorage.clear();
  sessionStorage.clear();
  const unanswered = takeUnanswered();
  if (unanswered.length > 0)
    throw new Error(
      `Calls without a response (\`responses: 'away'\` says that there is no server): ${unanswered.join(', ')}`,
    );
  if (translated.length > 0) throw new Error(`Words without translate="no" around them:\n${translated.join('\n')}`);
});
