import { applyAnswers, historyAdded, recomputed } from './apply-answers.ts';
import { withinLogs } from './log-limits.ts';
import type { ApplyTask, HistoryTask, RecomputeTask, LimitTask } from './replay-pool.ts';

export const apply = (task: ApplyTask) => applyAnswers(...task);
export const recompute = (task: RecomputeTask) => recomputed(...task);
export const history = (task: HistoryTask) => historyAdded(...task);
export const limits = (task: LimitTask) => withinLogs(...task);
