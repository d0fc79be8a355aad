import type { Question } from '@wordcluster/domain/review-session/session';
import { create } from 'zustand';

/** The answer whose rating is being changed, by its question: the session does not advance meanwhile. */
export const useOpenChange = create<{ key: string | null }>(() => ({ key: null }));

/** The same word may be asked again in a session. */
export const changeKey = ({ key, shownAt }: Question): string => `${key} ${shownAt}`;

export const openChange = (question: Question): void => useOpenChange.setState({ key: changeKey(question) });
