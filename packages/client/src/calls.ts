// Written by build/generate.ts from the contract.

/** The calls that an access token reaches: what each takes and answers. In brackets the scope that it needs. */
export interface Calls {
  /** Own clusters and those shared with the user. (read) */
  'GET /api/clusters': {
    response: {
      id: number;
      title: string;
      description: string | null;
      col_1_name: string;
      col_2_name: string | null;
      col_3_name: string | null;
      col_1_language: string | null;
      col_2_language: string | null;
      col_3_language: string | null;
      row_count: number;
      created_at: string;
      updated_at: string;
      disabled: boolean;
      shared_by: { id: number; first_name: string; last_name: string; email: string | null } | null;
      shared_with: { id: number; first_name: string; last_name: string; email: string | null; may_write: boolean }[];
      invitations: { id: number; email: string }[];
      may_write: boolean;
      export: string | null;
      tags: string[];
      archived: boolean;
      last_practised_at: string | null;
    }[];
  };
  /** Creates a cluster. (write) */
  'POST /api/clusters': {
    body: {
      title: string;
      description?: string | null;
      col_1_name: string;
      col_2_name?: string | null;
      col_3_name?: string | null;
      col_1_language?: string | null;
      col_2_language?: string | null;
      col_3_language?: string | null;
    };
    response: {
      id: number;
      title: string;
      description: string | null;
      col_1_name: string;
      col_2_name: string | null;
      col_3_name: string | null;
      col_1_language: string | null;
      col_2_language: string | null;
      col_3_language: string | null;
      row_count: number;
      created_at: string;
      updated_at: string;
      disabled: boolean;
      shared_by: { id: number; first_name: string; last_name: string; email: string | null } | null;
      shared_with: { id: number; first_name: string; last_name: string; email: string | null; may_write: boolean }[];
      invitations: { id: number; email: string }[];
      may_write: boolean;
      export: string | null;
      tags: string[];
      archived: boolean;
      last_practised_at: string | null;
    };
  };
  /** Changes title, description, column names and languages; or tags and archive, which are the user’s own. (write) */
  'PATCH /api/clusters/:cluster_id': {
    params: { cluster_id: string | number };
    body?: {
      title?: string;
      description?: string | null;
      col_1_name?: string;
      col_2_name?: string | null;
      col_3_name?: string | null;
      col_1_language?: string | null;
      col_2_language?: string | null;
      col_3_language?: string | null;
      tags?: string[];
      archived?: boolean;
    };
    response: {
      id: number;
      title: string;
      description: string | null;
      col_1_name: string;
      col_2_name: string | null;
      col_3_name: string | null;
      col_1_language: string | null;
      col_2_language: string | null;
      col_3_language: string | null;
      row_count: number;
      created_at: string;
      updated_at: string;
      disabled: boolean;
      shared_by: { id: number; first_name: string; last_name: string; email: string | null } | null;
      shared_with: { id: number; first_name: string; last_name: string; email: string | null; may_write: boolean }[];
      invitations: { id: number; email: string }[];
      may_write: boolean;
      export: string | null;
      tags: string[];
      archived: boolean;
      last_practised_at: string | null;
    };
  };
  /** The user’s own order of the list; clusters that are not named stand behind. (write) */
  'PUT /api/clusters/order': {
    body: { cluster_ids: number[] };
    response: Record<string, never>;
  };
  /** Removes a cluster; it can be restored for 30 seconds. (write) */
  'DELETE /api/clusters/:cluster_id': {
    params: { cluster_id: string | number };
    body?: Record<string, never>;
    response: {
      id: number;
      title: string;
      description: string | null;
      col_1_name: string;
      col_2_name: string | null;
      col_3_name: string | null;
      col_1_language: string | null;
      col_2_language: string | null;
      col_3_language: string | null;
      row_count: number;
      created_at: string;
      updated_at: string;
      disabled: boolean;
      shared_by: { id: number; first_name: string; last_name: string; email: string | null } | null;
      shared_with: { id: number; first_name: string; last_name: string; email: string | null; may_write: boolean }[];
      invitations: { id: number; email: string }[];
      may_write: boolean;
      export: string | null;
      tags: string[];
      archived: boolean;
      last_practised_at: string | null;
    };
  };
  /** Brings a cluster back that was removed less than 30 seconds ago. (write) */
  'POST /api/clusters/:cluster_id/restore': {
    params: { cluster_id: string | number };
    body?: Record<string, never>;
    response: {
      id: number;
      title: string;
      description: string | null;
      col_1_name: string;
      col_2_name: string | null;
      col_3_name: string | null;
      col_1_language: string | null;
      col_2_language: string | null;
      col_3_language: string | null;
      row_count: number;
      created_at: string;
      updated_at: string;
      disabled: boolean;
      shared_by: { id: number; first_name: string; last_name: string; email: string | null } | null;
      shared_with: { id: number; first_name: string; last_name: string; email: string | null; may_write: boolean }[];
      invitations: { id: number; email: string }[];
      may_write: boolean;
      export: string | null;
      tags: string[];
      archived: boolean;
      last_practised_at: string | null;
    };
  };
  /** Words of a language and how well they are known, for readers and pop-up dictionaries: NDJSON with one line { word, stage, stability, due } per word. (read) */
  'GET /api/known': {
    query: { language: string | number };
    response: Blob;
  };
  /** All rows of a cluster in their order. (read) */
  'GET /api/clusters/:cluster_id/clusterRows': {
    params: { cluster_id: string | number };
    response: {
      id: number;
      cluster_id: number;
      row_number: number;
      col_1_value: string | null;
      col_2_value: string | null;
      col_3_value: string | null;
      tags: string[];
      picture: string | null;
      sound_1: string | null;
      sound_2: string | null;
      sound_3: string | null;
    }[];
  };
  /** Adds a row at the end. (write) */
  'POST /api/clusters/:cluster_id/clusterRows': {
    params: { cluster_id: string | number };
    body?: {
      col_1_value?: string | null;
      col_2_value?: string | null;
      col_3_value?: string | null;
      tags?: string[] | null;
    };
    response: {
      id: number;
      cluster_id: number;
      row_number: number;
      col_1_value: string | null;
      col_2_value: string | null;
      col_3_value: string | null;
      tags: string[];
      picture: string | null;
      sound_1: string | null;
      sound_2: string | null;
      sound_3: string | null;
    };
  };
  /** Edits cells and tags (answers the row) or moves a row (answers all rows, or the row with Prefer: return=minimal). (write) */
  'PATCH /api/clusters/:cluster_id/clusterRows/:row_id': {
    params: { cluster_id: string | number; row_id: string | number };
    body?:
      | { row_number: number }
      | {
          col_1_value?: string | null;
          col_2_value?: string | null;
          col_3_value?: string | null;
          tags?: string[] | null;
        };
    response:
      | {
          id: number;
          cluster_id: number;
          row_number: number;
          col_1_value: string | null;
          col_2_value: string | null;
          col_3_value: string | null;
          tags: string[];
          picture: string | null;
          sound_1: string | null;
          sound_2: string | null;
          sound_3: string | null;
        }
      | {
          id: number;
          cluster_id: number;
          row_number: number;
          col_1_value: string | null;
          col_2_value: string | null;
          col_3_value: string | null;
          tags: string[];
          picture: string | null;
          sound_1: string | null;
          sound_2: string | null;
          sound_3: string | null;
        }[];
  };
  /** Edits cells and tags of many rows at once, all or none; rows that are gone are left out. (write) */
  'PATCH /api/clusters/:cluster_id/clusterRows': {
    params: { cluster_id: string | number };
    body: {
      edits: {
        row_id: number;
        col_1_value?: string | null;
        col_2_value?: string | null;
        col_3_value?: string | null;
        tags?: string[] | null;
      }[];
    };
    response: { changed: number };
  };
  /** Copies rows behind the last of another cluster, or moves them there with what the person has learned of them. (write) */
  'POST /api/clusters/:cluster_id/clusterRows/copy': {
    params: { cluster_id: string | number };
    body: { row_ids: number[]; to_cluster_id: number; move?: boolean };
    response: { row_ids: number[] };
  };
  /** Deletes a row; it can be restored for a day. (write) */
  'DELETE /api/clusters/:cluster_id/clusterRows/:row_id': {
    params: { cluster_id: string | number; row_id: string | number };
    body?: Record<string, never>;
    response: Record<string, never>;
  };
  /** Brings a deleted row back to its place. (write) */
  'POST /api/clusters/:cluster_id/clusterRows/:row_id/restore': {
    params: { cluster_id: string | number; row_id: string | number };
    body?: Record<string, never>;
    response: {
      id: number;
      cluster_id: number;
      row_number: number;
      col_1_value: string | null;
      col_2_value: string | null;
      col_3_value: string | null;
      tags: string[];
      picture: string | null;
      sound_1: string | null;
      sound_2: string | null;
      sound_3: string | null;
    };
  };
  /** Deletes the rows of a selection; they can be restored for a day. (write) */
  'POST /api/clusters/:cluster_id/clusterRows/delete': {
    params: { cluster_id: string | number };
    body: { row_ids: number[] };
    response: { deleted: number };
  };
  /** Brings deleted rows back to their places. (write) */
  'POST /api/clusters/:cluster_id/clusterRows/restore': {
    params: { cluster_id: string | number };
    body: { row_ids: number[] };
    response: { restored: number };
  };
  /** Gives a row its picture (JPEG, PNG, WebP, GIF or AVIF), which is kept as WebP without metadata. (write) */
  'POST /api/clusters/:cluster_id/clusterRows/:row_id/picture': {
    params: { cluster_id: string | number; row_id: string | number };
    body: { media_file: Blob };
    response: {
      id: number;
      cluster_id: number;
      row_number: number;
      col_1_value: string | null;
      col_2_value: string | null;
      col_3_value: string | null;
      tags: string[];
      picture: string | null;
      sound_1: string | null;
      sound_2: string | null;
      sound_3: string | null;
    };
  };
  /** Takes a row's picture away; it can be restored for a day. (write) */
  'DELETE /api/clusters/:cluster_id/clusterRows/:row_id/picture': {
    params: { cluster_id: string | number; row_id: string | number };
    body?: Record<string, never>;
    response: {
      id: number;
      cluster_id: number;
      row_number: number;
      col_1_value: string | null;
      col_2_value: string | null;
      col_3_value: string | null;
      tags: string[];
      picture: string | null;
      sound_1: string | null;
      sound_2: string | null;
      sound_3: string | null;
    };
  };
  /** Brings back the picture that was taken away or replaced last. (write) */
  'POST /api/clusters/:cluster_id/clusterRows/:row_id/picture/restore': {
    params: { cluster_id: string | number; row_id: string | number };
    body?: Record<string, never>;
    response: {
      id: number;
      cluster_id: number;
      row_number: number;
      col_1_value: string | null;
      col_2_value: string | null;
      col_3_value: string | null;
      tags: string[];
      picture: string | null;
      sound_1: string | null;
      sound_2: string | null;
      sound_3: string | null;
    };
  };
  /** Gives a column of a row its recording (MP3, Opus or AAC, at most 2 MB), which is kept as it came. (write) */
  'POST /api/clusters/:cluster_id/clusterRows/:row_id/sound/:column': {
    params: { cluster_id: string | number; row_id: string | number; column: string | number };
    body: { media_file: Blob };
    response: {
      id: number;
      cluster_id: number;
      row_number: number;
      col_1_value: string | null;
      col_2_value: string | null;
      col_3_value: string | null;
      tags: string[];
      picture: string | null;
      sound_1: string | null;
      sound_2: string | null;
      sound_3: string | null;
    };
  };
  /** Takes a column's recording away; it can be restored for a day. (write) */
  'DELETE /api/clusters/:cluster_id/clusterRows/:row_id/sound/:column': {
    params: { cluster_id: string | number; row_id: string | number; column: string | number };
    body?: Record<string, never>;
    response: {
      id: number;
      cluster_id: number;
      row_number: number;
      col_1_value: string | null;
      col_2_value: string | null;
      col_3_value: string | null;
      tags: string[];
      picture: string | null;
      sound_1: string | null;
      sound_2: string | null;
      sound_3: string | null;
    };
  };
  /** Brings back the recording that was taken away or replaced last. (write) */
  'POST /api/clusters/:cluster_id/clusterRows/:row_id/sound/:column/restore': {
    params: { cluster_id: string | number; row_id: string | number; column: string | number };
    body?: Record<string, never>;
    response: {
      id: number;
      cluster_id: number;
      row_number: number;
      col_1_value: string | null;
      col_2_value: string | null;
      col_3_value: string | null;
      tags: string[];
      picture: string | null;
      sound_1: string | null;
      sound_2: string | null;
      sound_3: string | null;
    };
  };
  /** Rows of all clusters of the user that contain a text, without regard to case and accents. (read) */
  'GET /api/search': {
    query: { query: string | number };
    response: {
      words: {
        row_id: number;
        cluster_id: number;
        col_1_value: string | null;
        col_2_value: string | null;
        col_3_value: string | null;
      }[];
      complete: boolean;
    };
  };
  /** Takes answers into the log, each by itself; the same entry again changes nothing. (practise) */
  'POST /api/reviews': {
    body: {
      reviews: (
        | {
            id: string;
            kind: 'answer';
            row_id: number;
            source_col: number;
            target_col: number;
            happened_at: string;
            rating: 1 | 2 | 3 | 4;
            verdict?: 'right' | 'right_with_note' | 'almost' | 'wrong' | null;
            way: 'meet' | 'choose' | 'type' | 'listen' | 'flashcard' | 'test';
            duration_ms: number;
          }
        | {
            id: string;
            kind: 'reset' | 'pause' | 'resume' | 'bury';
            row_id: number;
            source_col: number;
            target_col: number;
            happened_at: string;
          }
        | { id: string; kind: 'undo'; undoes: string; happened_at: string }
      )[];
    };
    response: {
      results: {
        id: string | null;
        status: 200 | 201 | 404 | 422;
        state?: {
          row_id: number;
          source_col: number;
          target_col: number;
          state: 'new' | 'learning' | 'review' | 'relearning';
          stability: number;
          difficulty: number;
          reps: number;
          lapses: number;
          last_review: string | null;
          due: string | null;
          paused: boolean;
          buried_until: string | null;
          leech: boolean;
        };
        error?: { message: string; message_id: string; values: Record<string, string | number> };
      }[];
    };
  };
  /** How well the rows of a cluster are remembered that the person has practised. (practise) */
  'GET /api/reviews/states': {
    query: { cluster_id: string | number };
    response: {
      states: {
        row_id: number;
        source_col: number;
        target_col: number;
        state: 'new' | 'learning' | 'review' | 'relearning';
        stability: number;
        difficulty: number;
        reps: number;
        lapses: number;
        last_review: string | null;
        due: string | null;
        paused: boolean;
        buried_until: string | null;
        leech: boolean;
      }[];
    };
  };
  /** Words still due today, in total and by cluster; the clusters share the allowances of the day. (practise) */
  'GET /api/reviews/today': {
    response: {
      due: number;
      new: number;
      learning: number;
      minutes: number;
      clusters: { cluster_id: number; due: number; new: number; learning: number; minutes: number }[];
      goals: { id: number; due_at: string; words_today: number; minutes_today: number }[];
    };
  };
  /** Adds new words to what today still allows, again at each call; tomorrow is as before. (practise) */
  'POST /api/reviews/extra': {
    body: { new_words: number };
    response: {
      due: number;
      new: number;
      learning: number;
      minutes: number;
      clusters: { cluster_id: number; due: number; new: number; learning: number; minutes: number }[];
      goals: { id: number; due_at: string; words_today: number; minutes_today: number }[];
    };
  };
  /** Words to practise now, those about to be forgotten first; with days ahead, to practise without a network. (practise) */
  'GET /api/reviews/queue': {
    query?: {
      cluster_id?: string | number;
      limit?: string | number;
      ahead_days?: string | number;
      minutes?: string | number;
      row_ids?: string | number;
    };
    response: {
      queue: {
        row_id: number;
        cluster_id: number;
        source_col: number;
        target_col: number;
        way: 'meet' | 'choose' | 'type' | 'listen' | 'flashcard';
        row: {
          id: number;
          cluster_id: number;
          col_1_value: string | null;
          col_2_value: string | null;
          col_3_value: string | null;
          picture: string | null;
          sound_1: string | null;
          sound_2: string | null;
          sound_3: string | null;
        };
        state: {
          row_id: number;
          source_col: number;
          target_col: number;
          state: 'new' | 'learning' | 'review' | 'relearning';
          stability: number;
          difficulty: number;
          reps: number;
          lapses: number;
          last_review: string | null;
          due: string | null;
          paused: boolean;
          buried_until: string | null;
          leech: boolean;
        };
        step: number;
        accepted: string[];
        ready_at: string | null;
        goal: { id: number | null; due_at: string | null; ask_at: string[] } | null;
      }[];
    };
  };
  /** The answers that the person counts as right besides the cells of a cluster. (practise) */
  'GET /api/reviews/accepted': {
    query: { cluster_id: string | number };
    response: { accepted: { row_id: number; column: number; answers: string[] }[] };
  };
  /** Keeps an answer to a cell as right, for the person alone. (practise) */
  'PUT /api/reviews/accepted': {
    body: { row_id: number; column: number; answer: string };
    response: { row_id: number; column: number; answers: string[] };
  };
  /** Takes back an answer that was kept as right. (practise) */
  'DELETE /api/reviews/accepted': {
    body: { row_id: number; column: number; answer: string };
    response: { row_id: number; column: number; answers: string[] };
  };
  /** The goals of the person: words that shall be known by a date, the earliest date first. (practise) */
  'GET /api/goals': {
    response: {
      goals: {
        id: number;
        cluster_id: number | null;
        tag: string | null;
        row_ids: number[] | null;
        directions: { source_col: number; target_col: number }[] | null;
        due_at: string;
        target: number;
        minutes_per_day: number;
        created_at: string;
        state: 'active' | 'ended';
        words: number;
        known_now: number;
        expected: number;
        low: number;
        high: number;
        on_track: boolean;
        line: { date: string; planned: number; reached: number | null }[];
        result: { words: number; known: number } | null;
      }[];
    };
  };
  /** Makes a goal of a cluster, of a tag or of rows. Today and the queue follow its plan. An archived cluster and rows of one may be named, and are asked until the goal ends; a tag leaves them out, and so does the list after the end. (practise) */
  'POST /api/goals': {
    body: {
      cluster_id?: number;
      tag?: string;
      row_ids?: number[];
      directions?: { source_col: number; target_col: number }[];
      due_at: string;
      target?: number;
      minutes_per_day?: number;
    };
    response: {
      id: number;
      cluster_id: number | null;
      tag: string | null;
      row_ids: number[] | null;
      directions: { source_col: number; target_col: number }[] | null;
      due_at: string;
      target: number;
      minutes_per_day: number;
      created_at: string;
      state: 'active' | 'ended';
      words: number;
      known_now: number;
      expected: number;
      low: number;
      high: number;
      on_track: boolean;
      line: { date: string; planned: number; reached: number | null }[];
      result: { words: number; known: number } | null;
    };
  };
  /** Minutes per day and expected result of a goal before it is saved. (practise) */
  'POST /api/goals/preview': {
    body: {
      cluster_id?: number;
      tag?: string;
      row_ids?: number[];
      directions?: { source_col: number; target_col: number }[];
      due_at: string;
      target?: number;
      minutes_per_day?: number;
    };
    response: {
      words: number;
      minutes_per_day: number;
      expected: number;
      low: number;
      high: number;
      needed_minutes_per_day: number;
    };
  };
  /** Changes the date, the wanted recall or the minutes of an active goal; it is planned anew. (practise) */
  'PATCH /api/goals/:id': {
    params: { id: string | number };
    body?: { due_at?: string; target?: number; minutes_per_day?: number };
    response: {
      id: number;
      cluster_id: number | null;
      tag: string | null;
      row_ids: number[] | null;
      directions: { source_col: number; target_col: number }[] | null;
      due_at: string;
      target: number;
      minutes_per_day: number;
      created_at: string;
      state: 'active' | 'ended';
      words: number;
      known_now: number;
      expected: number;
      low: number;
      high: number;
      on_track: boolean;
      line: { date: string; planned: number; reached: number | null }[];
      result: { words: number; known: number } | null;
    };
  };
  /** Removes a goal; its words go on in their ordinary schedule. (practise) */
  'DELETE /api/goals/:id': {
    params: { id: string | number };
    body?: Record<string, never>;
    response: { message: string; messages: { id: string; values: Record<string, string | number> }[] };
  };
  /** The address of an iCal file with the minutes of each day and the dates of goals; an earlier one ends. (practise) */
  'POST /api/calendar': {
    body?: Record<string, never>;
    response: { url: string };
  };
  /** Ends the address of the iCal file. (practise) */
  'DELETE /api/calendar': {
    body?: Record<string, never>;
    response: { message: string; messages: { id: string; values: Record<string, string | number> }[] };
  };
  /** Reads a file of words (Anki packages and text exports, KVTML, other texts, an account's archive) and says what would come of it. (write) */
  'POST /api/upload-import': {
    query?: { cluster_id?: string | number };
    body: { import_file: Blob };
    response: {
      format:
        | 'apkg'
        | 'colpkg'
        | 'text'
        | 'kvtml'
        | 'account'
        | 'csv'
        | 'xlsx'
        | 'html'
        | 'json'
        | 'tbx'
        | 'tmx'
        | 'kindle'
        | 'koreader';
      file_name: string;
      rows_total: number;
      importable_rows: number;
      decks: { id: number; name: string; notes: number }[];
      note_types: { id: number; name: string; fields: string[]; notes: number; columns: (string | null)[] | null }[];
      media_total: number;
      reviews_total: number;
      skipped: {
        reason:
          | 'no_first_value'
          | 'too_long'
          | 'unstorable'
          | 'no_gaps'
          | 'unchanged'
          | 'plan'
          | 'media'
          | 'reviews'
          | 'future_reviews'
          | 'gap_reviews'
          | 'row_reviews'
          | 'full_reviews'
          | 'duplicate';
        text: string;
        message_id: string;
        values: Record<string, string | number>;
        count: number;
        lines?: number[];
      }[];
      duplicates: { rows: number; matching: number };
      tables: {
        index: number;
        name: string;
        rows: number;
        columns: {
          index: number;
          name: string | null;
          samples: string[];
          language: string | null;
          role: 'value' | 'tags' | 'ignored';
        }[];
      }[];
      preview: {
        rows_total: number;
        importable_rows: number;
        existing_rows: number;
        blank_rows: number;
        skipped_rows: number;
        skipped: {
          reason: 'no_first_value' | 'too_long' | 'unstorable';
          text: string;
          message_id: string;
          values: Record<string, string | number>;
          count: number;
          lines: number[];
        }[];
        first_row: (string | null)[];
        first_row_skipped: boolean;
        first_row_is_header: boolean;
        preview: {
          line: number;
          col_1_value: string | null;
          col_2_value: string | null;
          col_3_value: string | null;
          duplicate: boolean;
        }[];
        duplicates: { rows: number; matching: number };
        columns: number;
        ignored_columns: number;
        format: 'csv' | 'xlsx' | 'text' | 'html' | 'json' | 'tbx' | 'tmx' | 'kindle' | 'koreader';
        file_name: string;
        encoding: string | null;
        delimiter: string | null;
        row_delimiter?: string | null;
        preset?: 'anki' | 'questions' | 'quizlet' | 'markdown' | 'lines' | null;
        sheet: string | null;
        tables: {
          index: number;
          name: string;
          rows: number;
          columns: {
            index: number;
            name: string | null;
            samples: string[];
            language: string | null;
            role: 'value' | 'tags' | 'ignored';
          }[];
        }[];
        table: number;
        mapped_columns: (number | null)[];
        tag_columns: number[];
        notices: string[];
        messages: { id: string; values: Record<string, string | number> }[];
      } | null;
    };
  };
  /** Brings the words of the uploaded file into clusters; those that came before are updated. (write) */
  'POST /api/start-import': {
    body: {
      into: 'decks' | 'one' | 'cluster';
      title?: string;
      cluster_id?: number;
      decks?: number[];
      columns?: number[] | { note_type_id: number; fields: (string | null)[] | null }[];
      table?: number;
      tag_columns?: number[];
      first_line_header?: boolean;
      append?: boolean;
      duplicates?: 'keep' | 'skip' | 'update';
      with_history?: boolean;
      with_media?: boolean;
    };
    response: {
      message: string;
      messages: { id: string; values: Record<string, string | number> }[];
      clusters: { id: number; title: string }[];
      imported_rows: number;
      updated_rows: number;
      imported_media: number;
      imported_reviews: number;
      duplicate_rows: number;
      skipped: {
        reason:
          | 'no_first_value'
          | 'too_long'
          | 'unstorable'
          | 'no_gaps'
          | 'unchanged'
          | 'plan'
          | 'media'
          | 'reviews'
          | 'future_reviews'
          | 'gap_reviews'
          | 'row_reviews'
          | 'full_reviews'
          | 'duplicate';
        text: string;
        message_id: string;
        values: Record<string, string | number>;
        count: number;
        lines?: number[];
      }[];
      snapshot_id: number | null;
    };
  };
  /** Reads the uploaded file again, with another encoding or delimiter, or maps another table or other columns of it. (write) */
  'POST /api/upload-import/reread': {
    body?: {
      encoding?: string;
      delimiter?:
        | ','
        | ';'
        | '	'
        | '|'
        | ' - '
        | ' – '
        | ' = '
        | ' — '
        | ' → '
        | ' -> '
        | ' => '
        | '::'
        | ' : '
        | ': '
        | '→'
        | '—'
        | '–'
        | '='
        | ':'
        | '';
      table?: number;
      columns?: number[];
      tag_columns?: number[];
    };
    response: {
      format:
        | 'apkg'
        | 'colpkg'
        | 'text'
        | 'kvtml'
        | 'account'
        | 'csv'
        | 'xlsx'
        | 'html'
        | 'json'
        | 'tbx'
        | 'tmx'
        | 'kindle'
        | 'koreader';
      file_name: string;
      rows_total: number;
      importable_rows: number;
      decks: { id: number; name: string; notes: number }[];
      note_types: { id: number; name: string; fields: string[]; notes: number; columns: (string | null)[] | null }[];
      media_total: number;
      reviews_total: number;
      skipped: {
        reason:
          | 'no_first_value'
          | 'too_long'
          | 'unstorable'
          | 'no_gaps'
          | 'unchanged'
          | 'plan'
          | 'media'
          | 'reviews'
          | 'future_reviews'
          | 'gap_reviews'
          | 'row_reviews'
          | 'full_reviews'
          | 'duplicate';
        text: string;
        message_id: string;
        values: Record<string, string | number>;
        count: number;
        lines?: number[];
      }[];
      duplicates: { rows: number; matching: number };
      tables: {
        index: number;
        name: string;
        rows: number;
        columns: {
          index: number;
          name: string | null;
          samples: string[];
          language: string | null;
          role: 'value' | 'tags' | 'ignored';
        }[];
      }[];
      preview: {
        rows_total: number;
        importable_rows: number;
        existing_rows: number;
        blank_rows: number;
        skipped_rows: number;
        skipped: {
          reason: 'no_first_value' | 'too_long' | 'unstorable';
          text: string;
          message_id: string;
          values: Record<string, string | number>;
          count: number;
          lines: number[];
        }[];
        first_row: (string | null)[];
        first_row_skipped: boolean;
        first_row_is_header: boolean;
        preview: {
          line: number;
          col_1_value: string | null;
          col_2_value: string | null;
          col_3_value: string | null;
          duplicate: boolean;
        }[];
        duplicates: { rows: number; matching: number };
        columns: number;
        ignored_columns: number;
        format: 'csv' | 'xlsx' | 'text' | 'html' | 'json' | 'tbx' | 'tmx' | 'kindle' | 'koreader';
        file_name: string;
        encoding: string | null;
        delimiter: string | null;
        row_delimiter?: string | null;
        preset?: 'anki' | 'questions' | 'quizlet' | 'markdown' | 'lines' | null;
        sheet: string | null;
        tables: {
          index: number;
          name: string;
          rows: number;
          columns: {
            index: number;
            name: string | null;
            samples: string[];
            language: string | null;
            role: 'value' | 'tags' | 'ignored';
          }[];
        }[];
        table: number;
        mapped_columns: (number | null)[];
        tag_columns: number[];
        notices: string[];
        messages: { id: string; values: Record<string, string | number> }[];
      } | null;
    };
  };
  /** A link to own clusters as one Anki package, or to one of them in another format. (read) */
  'POST /api/export': {
    body: { cluster_ids: number[]; format: 'xlsx' | 'csv' | 'apkg' | 'txt' | 'json' | 'tbx' | 'tmx' };
    response: { download: string };
  };
  /** Reads a .csv or .xlsx file and says what would be imported. (write) */
  'POST /api/clusters/:cluster_id/upload-import': {
    params: { cluster_id: string | number };
    body: { import_file: Blob };
    response: {
      rows_total: number;
      importable_rows: number;
      existing_rows: number;
      blank_rows: number;
      skipped_rows: number;
      skipped: {
        reason: 'no_first_value' | 'too_long' | 'unstorable';
        text: string;
        message_id: string;
        values: Record<string, string | number>;
        count: number;
        lines: number[];
      }[];
      first_row: (string | null)[];
      first_row_skipped: boolean;
      first_row_is_header: boolean;
      preview: {
        line: number;
        col_1_value: string | null;
        col_2_value: string | null;
        col_3_value: string | null;
        duplicate: boolean;
      }[];
      duplicates: { rows: number; matching: number };
      columns: number;
      ignored_columns: number;
      format: 'csv' | 'xlsx' | 'text' | 'html' | 'json' | 'tbx' | 'tmx' | 'kindle' | 'koreader';
      file_name: string;
      encoding: string | null;
      delimiter: string | null;
      row_delimiter?: string | null;
      preset?: 'anki' | 'questions' | 'quizlet' | 'markdown' | 'lines' | null;
      sheet: string | null;
      tables: {
        index: number;
        name: string;
        rows: number;
        columns: {
          index: number;
          name: string | null;
          samples: string[];
          language: string | null;
          role: 'value' | 'tags' | 'ignored';
        }[];
      }[];
      table: number;
      mapped_columns: (number | null)[];
      tag_columns: number[];
      notices: string[];
      messages: { id: string; values: Record<string, string | number> }[];
    };
  };
  /** Reads pasted cells in the way an uploaded file is read. (write) */
  'POST /api/clusters/:cluster_id/paste-import': {
    params: { cluster_id: string | number };
    body: { text: string; delimiter?: string; row_delimiter?: string };
    response: {
      rows_total: number;
      importable_rows: number;
      existing_rows: number;
      blank_rows: number;
      skipped_rows: number;
      skipped: {
        reason: 'no_first_value' | 'too_long' | 'unstorable';
        text: string;
        message_id: string;
        values: Record<string, string | number>;
        count: number;
        lines: number[];
      }[];
      first_row: (string | null)[];
      first_row_skipped: boolean;
      first_row_is_header: boolean;
      preview: {
        line: number;
        col_1_value: string | null;
        col_2_value: string | null;
        col_3_value: string | null;
        duplicate: boolean;
      }[];
      duplicates: { rows: number; matching: number };
      columns: number;
      ignored_columns: number;
      format: 'csv' | 'xlsx' | 'text' | 'html' | 'json' | 'tbx' | 'tmx' | 'kindle' | 'koreader';
      file_name: string;
      encoding: string | null;
      delimiter: string | null;
      row_delimiter?: string | null;
      preset?: 'anki' | 'questions' | 'quizlet' | 'markdown' | 'lines' | null;
      sheet: string | null;
      tables: {
        index: number;
        name: string;
        rows: number;
        columns: {
          index: number;
          name: string | null;
          samples: string[];
          language: string | null;
          role: 'value' | 'tags' | 'ignored';
        }[];
      }[];
      table: number;
      mapped_columns: (number | null)[];
      tag_columns: number[];
      notices: string[];
      messages: { id: string; values: Record<string, string | number> }[];
    };
  };
  /** Replaces or appends the rows that were uploaded or pasted. (write) */
  'POST /api/clusters/:cluster_id/start-import': {
    params: { cluster_id: string | number };
    body: {
      first_line_header: boolean;
      append: boolean;
      duplicates?: 'keep' | 'skip' | 'update';
      table?: number;
      columns?: number[];
      tag_columns?: number[];
    };
    response: {
      message: string;
      messages: { id: string; values: Record<string, string | number> }[];
      imported_rows: number;
      duplicate_rows: number;
      updated_rows: number;
      snapshot_id: number | null;
    };
  };
  /** A cluster on paper as PDF: a list, cards to cut with their backs on pages in turn, or a worksheet with its answers. (read) */
  'POST /api/clusters/:cluster_id/print': {
    params: { cluster_id: string | number };
    body: {
      layout: 'list' | 'cards' | 'worksheet';
      paper: 'a4' | 'letter';
      answer_column?: 1 | 2 | 3 | null;
      seed?: number | null;
      row_ids?: number[];
    };
    response: Blob;
  };
  /** Rows worth another look once everything due is done; the newest mistake and the hardest word first. (practise) */
  'GET /api/reviews/again': {
    response: { mistakes: number[]; hardest: number[] };
  };
}

/** Calls that take a file, and the name of its field. */
export const METHODS_WITH_FILES: Readonly<Record<string, string>> = {
  'POST /api/clusters/:cluster_id/clusterRows/:row_id/picture': 'media_file',
  'POST /api/clusters/:cluster_id/clusterRows/:row_id/sound/:column': 'media_file',
  'POST /api/upload-import': 'import_file',
  'POST /api/clusters/:cluster_id/upload-import': 'import_file',
};
