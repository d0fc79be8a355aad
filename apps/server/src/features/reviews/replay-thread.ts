import { applyAnswers } from './apply-answers.ts';
import { historyAdded } from './history-added.ts';
import { withinLogs } from './log-room.ts';
import { recomputed } from './recompute-cards.ts';
import type { ApplyTask, HistoryTask, RecomputeTask, RoomTask } from './replay-pool.ts';

export const apply = (task: ApplyTask) => applyAnswers(...task);
export const recompute = (task: RecomputeTask) => recomputed(...task);
export const history = (task: HistoryTask) => historyAdded(...task);
export const room = (task: RoomTask) => withinLogs(...task);
