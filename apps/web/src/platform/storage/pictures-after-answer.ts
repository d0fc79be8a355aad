import { create } from 'zustand';
import { readJson, writeJson } from './storage.ts';

const KEY = 'session_late_pictures';

/** Whether pictures are shown only after the answer, chosen per device. */
export const usePicturesAfterAnswer = create<{ late: boolean }>(() => ({ late: readJson(KEY) === true }));

export function choosePicturesAfterAnswer(late: boolean): void {
  usePicturesAfterAnswer.setState({ late });
  writeJson(KEY, late);
}
