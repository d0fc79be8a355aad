import { columnLanguage, type ClusterColumns, type RowValues } from '@wordcluster/domain/clusters/cluster';
import type { RowMedia } from '@wordcluster/domain/clusters/media';
import { choicePicker } from '@wordcluster/domain/practice/choices';
import type { ReviewEntry } from '@wordcluster/domain/review-session/entries';
import { VISITED, visitWords } from '@wordcluster/domain/review-session/visit';
import { sessionWord, type SessionWord } from '@wordcluster/domain/review-session/words';
import { ASKED_WAYS, STANDARD_SETTINGS } from '@wordcluster/domain/schedule/settings';
import type { Cluster } from '../../../platform/queries/clusters.ts';
import type { ReviewSettings } from '../../../platform/queries/reviews.ts';
import type { Material } from '../state/session-store.ts';

/** Words of a session without an account. */
const SIZE = 10;

/** Defaults, as for a new user. */
const SETTINGS: ReviewSettings = {
  new_per_day: SIZE,
  reviews_per_day: null,
  retention: 0.9,
  day_starts_at: 4,
  time_zone: 'UTC',
  busy_days: [],
  grading: 'helpful',
  test_answers: true,
  autoplay: false,
  ways: [...ASKED_WAYS],
  go_on: true,
  rate_myself: false,
};

type Visited = ClusterColumns & {
  readonly title: string;
  readonly rows: readonly (RowValues & RowMedia & { id: number; row_number: number })[];
};

/** Another user's cluster, with only title and columns. */
function asCluster({ rows, ...columns }: Visited): Cluster {
  const nobody = { id: 0, first_name: '', last_name: '', email: '' };
  const { title, col_1_name, col_2_name, col_3_name, col_1_language, col_2_language, col_3_language } = columns;
  return {
    title,
    col_1_name,
    col_2_name,
    col_3_name,
    col_1_language,
    col_2_language,
    col_3_language,
    id: VISITED,
    description: null,
    row_count: rows.length,
    created_at: '',
    updated_at: '',
    disabled: false,
    shared_by: nobody,
    shared_with: [],
    invitations: [],
    may_write: false,
    tags: [],
    archived: false,
    last_practised_at: null,
    export: null,
  };
}

/** Next questions of a link's session, by the answers stored in the browser. */
export function visitSession(
  visited: Visited,
  entries: readonly ReviewEntry[],
  reads: (language: string | null) => boolean,
): { words: SessionWord[]; material: Material } {
  const rows = visited.rows.map((row) => ({ ...row, cluster_id: VISITED, tags: [] }));
  const queued = visitWords(visited, rows, entries, SIZE);
  const words = queued.map((word) => {
    const { choices } = choicePicker(
      rows,
      word.source_col,
      word.target_col,
    )({ ...word.row, id: word.row_id, cluster_id: VISITED, row_number: 1, tags: [] }, 1);
    const recorded = rows.some((row) => row.id === word.row_id && row[`sound_${word.source_col}`] !== null);
    const listen = recorded || reads(columnLanguage(visited, word.source_col));
    return sessionWord(word, { choose: choices.length > 1, listen });
  });
  const cluster = asCluster(visited);
  const material = {
    clusters: new Map([[VISITED, cluster]]),
    rows: new Map([[VISITED, rows]]),
    settings: SETTINGS,
    queue: [],
    since: [],
    rules: { ...STANDARD_SETTINGS, parameters: null },
  };
  return { words, material };
}
