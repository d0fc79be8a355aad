import { Failure } from '../../failure.ts';
import { TeacherFailure } from '../../ports/teacher.ts';

/** What a user reads when the teacher did not answer. */
export function asFailure(error: unknown): unknown {
  if (!(error instanceof TeacherFailure)) return error;
  const more = { cause: error };
  switch (error.code) {
    case 'unknown_topic': {
      const message = error.hint ?? 'The teacher does not know this topic.';
      return new Failure('unknown_word', message, { ...more, errors: { topic: [message] } });
    }
    case 'timeout':
    case 'rate_limited':
      return new Failure('unavailable', 'Your teacher is busy. Please try again in a moment.', {
        ...more,
        retryAfter: 10,
      });
    case 'unauthorised':
    case 'provider_failed':
      return new Failure('provider_failed', 'Your teacher cannot be reached. Please try it again later.', more);
    case 'unusable':
      return new Failure(
        'provider_failed',
        'Your teacher gave an answer that cannot be used. Please try it again.',
        more,
      );
  }
}
