import { message } from '@wordcluster/domain/messages/all';
import { countUse, type Limit } from '../../access/throttle.ts';
import type { Context } from '../../context.ts';
import { Failure } from '../../failure.ts';

/** Per user over all ways: more than anybody answers, and enough for months of offline answers from a device. */
const A_MINUTE: Limit = { times: 5_000, seconds: 60 };
const A_DAY: Limit = { times: 30_000, seconds: 86_400 };

/** Rate limit by answers, not by calls: throws 429 with Retry-After. */
export async function assertAnswerRate(context: Context, userId: number, answers: number): Promise<void> {
  const ofMinute = await countUse(context, `answers-minute:${userId}`, A_MINUTE, answers);
  // Answers refused by the minute's limit do not count for the day.
  const retryAfter = ofMinute ?? (await countUse(context, `answers-day:${userId}`, A_DAY, answers));
  if (retryAfter !== null) throw new Failure('too_many', message('review.too_fast'), { retryAfter });
}
