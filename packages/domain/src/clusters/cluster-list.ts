/** The clusters list: its order, fixed texts, and confirmation dialogs. */
import { message } from '../messages/clusters.ts';

export const EMPTY_LIST = message('cluster.list_empty');
export const PAUSED_NOTICE = message('cluster.test_paused');

const UNRECOVERABLE = message('cluster.unrecoverable');

export const DELETE_CLUSTER = {
  question: message('cluster.confirm_delete'),
  body: UNRECOVERABLE,
} as const;

/** The specification uses the same text for both dialogs. */
export const CANCEL_SHARING = {
  question: message('cluster.confirm_cancel_share'),
  body: UNRECOVERABLE,
  block: message('cluster.block_owner'),
} as const;

export const DELETE_SHARING = { question: message('cluster.confirm_delete_share') } as const;

/** Shown when an import does not append. */
export const ROWS_REPLACED = message('import.rows_replaced');
