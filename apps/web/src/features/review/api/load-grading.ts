type Grade = typeof import('@wordcluster/domain/review-session/grade').gradeTyped;

let loaded: Grade | null = null;

/**
 * Grading is the largest part of a session's code, and introduced, chosen or turned words need none of it: it is loaded
 * beside the first question.
 */
export async function loadGrading(): Promise<Grade> {
  ({ gradeTyped: loaded } = await import('@wordcluster/domain/review-session/grade'));
  return loaded;
}

/** Null until loaded; afterwards answers are graded synchronously, so that a second Enter goes on. */
export const loadedGrading = (): Grade | null => loaded;
