/** Limits of the free plan and the texts that go with them. */
import type { Message } from '../messages/all.ts';
import { message } from '../messages/clusters.ts';
import type { Plan as PlanOfPerson } from '../premium/plan.ts';

export const FREE_ACTIVE_CLUSTERS = 3;
export const FREE_ROWS = 50;

export const UPGRADE_CLUSTERS = message('plan.upgrade_clusters');
export const UPGRADE_ROWS = message('plan.upgrade_rows');
export const UPGRADE_SHARING = message('plan.upgrade_sharing');
export const UPGRADE_TEACHER = message('plan.upgrade_teacher');
export const UPGRADE_VOICE = message('plan.upgrade_voice');
export const ASK_TEACHER = message('teacher.ask');

type Characters = PlanOfPerson['characters'];

interface Plan {
  readonly premium: boolean;
}

/** Clusters shared by others and disabled ones do not count. */
export function canCreateCluster({
  premium,
  activeOwnClusters,
}: Plan & { readonly activeOwnClusters: number }): boolean {
  return premium || activeOwnClusters < FREE_ACTIVE_CLUSTERS;
}

/** Whether a cluster with so many rows can take one more. */
export function canAddRow({ premium, rows }: Plan & { readonly rows: number }): boolean {
  return premium || rows < FREE_ROWS;
}

/** Sharing needs Premium. */
export function canShare({ premium }: Plan): boolean {
  return premium;
}

/**
 * Remaining rows of a cluster; Infinity with Premium. After Premium ends a cluster can have more than 50: then zero.
 */
export function rowsLeft({ premium, rows }: Plan & { readonly rows: number }): number {
  return premium ? Infinity : Math.max(0, FREE_ROWS - rows);
}

/** How many of so many rows fit into an empty cluster of the plan. */
export function plannedRows(rows: number, premium: boolean): number {
  return Math.min(rows, rowsLeft({ premium, rows: 0 }));
}

/** Why there are no characters left for teacher or voice. */
export function noCharacters(kind: 'text' | 'voice', characters: Characters): Message {
  if (characters === 'person') return message('plan.person_used');
  return kind === 'text' ? UPGRADE_TEACHER : UPGRADE_VOICE;
}

/** Tooltip of the teacher's buttons. */
export function teacherTooltip(available: boolean): Message {
  return available ? ASK_TEACHER : UPGRADE_TEACHER;
}
