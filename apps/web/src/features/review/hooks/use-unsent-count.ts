import { useUser } from '../../../platform/session/session.ts';
import { useWaitingAnswers } from '../../../platform/storage/unsent-answers.ts';

/** How many answers of the person who is signed in wait; those of somebody else wait for their own login. */
export function useUnsentCount(): number {
  const { person, count } = useWaitingAnswers();
  return useUser()?.id === person ? count : 0;
}
