import { useUser } from '../../../platform/session/session.ts';
import { useUnsentAnswers } from '../../../platform/storage/unsent-answers.ts';

/** Number of unsent answers of the signed-in user; those of others stay for their own login. */
export function useUnsentCount(): number {
  const { person, count } = useUnsentAnswers();
  return useUser()?.id === person ? count : 0;
}
