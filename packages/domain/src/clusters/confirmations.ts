/** Questions asked before something goes away, and the fixed texts of the clusters list. */
export const EMPTY_LIST = 'No clusters here';
export const PAUSED_NOTICE = 'You have paused Learning & Practice here.';

const UNRECOVERABLE = 'The cluster will be permanently deleted without the possibility of recovery.';

export const DELETE_CLUSTER = {
  question: 'Are you sure you want to delete this cluster?',
  body: UNRECOVERABLE,
} as const;

/** The specification gives this question the same body as the removal. */
export const CANCEL_SHARING = {
  question: 'Are you sure you want to cancel sharing of this cluster?',
  body: UNRECOVERABLE,
  block: 'Block this user future sharing',
} as const;

export const DELETE_SHARING = { question: 'Are you sure you want to delete this sharing?' } as const;

/** Shown when an import does not append. */
export const ROWS_REPLACED = 'Existing rows will be replaced';
