type Grade = typeof import('@wordcluster/domain/review-session/grade').gradeTyped;

let loaded: Grade | null = null;

/**
 * The rules of grading are the largest part of a session's code, and words that are met, chosen or turned need none of it: they
 * come beside the first question.
 */
export async function loadGrading(): Promise<Grade> {
  ({ gradeTyped: loaded } = await import('@wordcluster/domain/review-session/grade'));
  return loaded;
}

/** Null until they are here; from then on an answer is graded at once, so that a second Enter goes on. */
export const loadedGrading = (): Grade | null => loaded;
