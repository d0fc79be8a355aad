import { isDatabaseUnavailable } from './availability.ts';

/**
 * What machines of a spread database answered, in order, each where it lies; null for one that is away. For lists of what several people
 * own: that one of them cannot be reached must not keep the rest from whoever asks.
 */
export async function answersThatCame<Answer>(asked: readonly Promise<Answer>[]): Promise<(Answer | null)[]> {
  const settled = await Promise.allSettled(asked);
  return settled.map((one) => {
    if (one.status === 'fulfilled') return one.value;
    if (one.reason instanceof Error && isDatabaseUnavailable(one.reason)) return null;
    throw one.reason;
  });
}
