import { message } from '@wordcluster/domain/messages/all';
import { Failure } from '../../failure.ts';
import { TeacherFailure } from '../../ports/teacher.ts';

/** Error message of a failed teacher. */
export function asFailure(error: unknown): unknown {
  if (!(error instanceof TeacherFailure)) return error;
  const more = { cause: error };
  switch (error.code) {
    case 'unknown_topic': {
      const reason = error.hint ?? message('teacher.topic_unknown');
      return new Failure('unknown_word', reason, { ...more, errors: { topic: [reason] } });
    }
    case 'timeout':
    case 'rate_limited':
      return new Failure('unavailable', message('teacher.busy'), {
        ...more,
        retryAfter: 10,
      });
    case 'unauthorised':
    case 'provider_failed':
      return new Failure('provider_failed', message('teacher.unreachable'), more);
    case 'unusable':
      return new Failure('provider_failed', message('teacher.unusable'), more);
  }
}
