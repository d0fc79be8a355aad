/**
 * The rules of grading are the largest part of a session's code, and words that are met, chosen or turned need none of it: they
 * come beside the first question.
 */
export const loadGrading = () => import('@wordcluster/domain/review-session/grade');
