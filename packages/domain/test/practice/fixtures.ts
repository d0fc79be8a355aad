import * as fc from 'fast-check';
import type { ClusterRow } from '../../src/clusters/cluster.ts';
import { reduce, type PracticeEvent, type StartEvent } from '../../src/practice/reducer.ts';
import { DEFAULT_SETTINGS, type ColumnChoice, type TestSettings } from '../../src/practice/settings.ts';
import { IDLE_TEST, type PracticeState } from '../../src/practice/state.ts';

export const CLUSTER = 7;
export const NOW = 1_800_000_000_000;

export function row(id: number, ...values: (string | null)[]): ClusterRow {
  const [first = null, second = null, third = null] = values;
  return { id, cluster_id: CLUSTER, row_number: id, col_1_value: first, col_2_value: second, col_3_value: third };
}

export const ANIMALS = [
  row(1, 'dog', 'pes', 'bark'),
  row(2, 'cat', 'mačka', 'meow'),
  row(3, 'horse', 'kôň', 'neigh'),
  row(4, 'cow', 'krava', 'moo'),
  row(5, 'sheep', 'ovca', 'baa'),
];

export function startEvent(changes: Partial<StartEvent> = {}): StartEvent {
  return {
    type: 'start',
    now: NOW,
    seed: 1,
    clusterId: CLUSTER,
    rows: ANIMALS,
    colNames: ['Word', 'Translation', null],
    colLanguages: ['en', 'sk', null],
    fromLastAnswers: false,
    ...changes,
  };
}

export function ready(settings: Partial<TestSettings> = {}): PracticeState {
  return { settings: { ...DEFAULT_SETTINGS, ...settings }, test: IDLE_TEST };
}

export function started(settings: Partial<TestSettings> = {}, changes: Partial<StartEvent> = {}): PracticeState {
  return reduce(ready(settings), startEvent(changes));
}

export function play(state: PracticeState, ...events: PracticeEvent[]): PracticeState {
  return events.reduce(reduce, state);
}

const cell = fc.option(fc.oneof(fc.constantFrom('', ' ', 'a', 'b', 'c', '\u200B'), fc.string({ unit: 'grapheme' })));

export const anyRows: fc.Arbitrary<ClusterRow[]> = fc
  .array(fc.tuple(cell, cell, cell), { maxLength: 20 })
  .map((rows) => rows.map((values, index) => row(index + 1, ...values)));

type Columns = [source: ColumnChoice, target: ColumnChoice, second: ColumnChoice];

export const anySettings: fc.Arbitrary<Partial<TestSettings>> = fc
  .record({
    columns: fc.constantFrom<Columns[]>([1, 2, 0], [2, 1, 0], [1, 2, 3], [3, 1, 2], [2, 3, 0]),
    test_type: fc.constantFrom('text' as const, 'choice' as const),
    randomize_row_order: fc.boolean(),
    case_sensitivity: fc.boolean(),
    time_for_answer: fc.option(fc.integer({ min: 1, max: 250 })),
  })
  .map(({ columns, ...settings }) => {
    const [source_col, target_col, target_col2] = columns;
    return { ...settings, source_col, target_col, target_col2 };
  });

/** The next step of a person or the clock; 'right' answers the current question correctly. */
export type Step = 'right' | 'wrong' | 'advance' | 'pause' | 'resume' | 'tick-soon' | 'tick-late';

export const anySteps: fc.Arbitrary<Step[]> = fc.array(
  fc.constantFrom<Step[]>('right', 'wrong', 'wrong', 'advance', 'advance', 'pause', 'resume', 'tick-soon', 'tick-late'),
  { maxLength: 120 },
);
