import { useQuery } from '@tanstack/react-query';
import { columnLanguage, columnName, usedColumns } from '@wordcluster/domain/clusters/cluster';
import { clusterPath, testPath } from '@wordcluster/domain/practice/routes';
import {
  canStart,
  lastWrongCount,
  parseTimeLimit,
  settingsFor,
  type TestSettings,
} from '@wordcluster/domain/practice/settings';
import { RUNNING } from '@wordcluster/domain/practice/state';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { acceptedQuery, withAccepted } from '../api/accepted-answers.ts';
import { useServerTest } from '../api/paused-test.ts';
import { choosePicturesAfterAnswer, usePicturesAfterAnswer } from '../../../platform/storage/pictures-after-answer.ts';
import { rowsQuery, type Cluster } from '../../../platform/queries/clusters.ts';
import { usePreferences } from '../../../platform/queries/preferences.ts';
import { countQuestions, withChange } from '../state/practice-rules.ts';
import { dispatch, usePractice } from '../state/practice-store.ts';

/** Any 32-bit number, for the order of a test's questions. */
export const drawSeed = () => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;

/** State of the test dialog until Start; Cancel leaves the stored settings. */
export function usePracticeSetup(cluster: Cluster) {
  const navigate = useNavigate();
  const query = useQuery(rowsQuery(cluster.id));
  const rows = query.data;
  // Without them, as without the server, a test grades by the cells alone.
  const { data: accepted } = useQuery(acceptedQuery(cluster.id));
  const columns = usedColumns(cluster);
  const [chosenHere, setSettings] = useState(() => settingsFor(usePractice.getState().settings, columns));
  const preferences = usePreferences().preferences;
  const [gradingHere, setGradingHere] = useState<TestSettings['grading'] | null>(null);
  // Strict, as specified, until the user has chosen in the preferences; the dialog's switch is for one test.
  const grading = gradingHere ?? (preferences.grading_chosen ? preferences.grading : 'strict');
  const elsewhere = useServerTest(true)?.settings.last_wrong_answers;
  // Mistakes of this device are the first source, those of another one fill in.
  const settings = useMemo(
    () => ({ ...chosenHere, grading, last_wrong_answers: { ...elsewhere, ...chosenHere.last_wrong_answers } }),
    [chosenHere, grading, elsewhere],
  );
  const [timeText, setTimeText] = useState(settings.time_for_answer?.toString() ?? '');
  const storedLate = usePicturesAfterAnswer((state) => state.late);
  const [latePictures, setLatePictures] = useState(storedLate);
  const [wantsMistakes, setOnlyMistakes] = useState(false);

  const mistakes = lastWrongCount(settings, cluster.id, rows);
  const onlyMistakes = wantsMistakes && mistakes > 0;
  const time = parseTimeLimit(timeText);
  const chosen = canStart(settings);
  const questions = useMemo(
    () => (rows === undefined || !chosen ? null : countQuestions(rows, settings, cluster.id, onlyMistakes)),
    [rows, chosen, settings, cluster.id, onlyMistakes],
  );

  const start = () => {
    if (rows === undefined) return;
    choosePicturesAfterAnswer(latePictures);
    dispatch({ type: 'settings-changed', settings: { ...settings, time_for_answer: time.value } });
    dispatch({
      type: 'start',
      now: Date.now(),
      seed: drawSeed(),
      clusterId: cluster.id,
      rows: withAccepted(rows, accepted ?? []),
      colNames: [columnName(cluster, 1), columnName(cluster, 2), columnName(cluster, 3)],
      colLanguages: [columnLanguage(cluster, 1), columnLanguage(cluster, 2), columnLanguage(cluster, 3)],
      fromLastAnswers: onlyMistakes,
    });
    const started = usePractice.getState().test.state === RUNNING;
    void navigate(started ? testPath(cluster.id) : clusterPath(cluster.id));
  };

  return {
    query,
    columns,
    settings,
    change: (change: Partial<TestSettings>) => {
      if (change.grading !== undefined) setGradingHere(change.grading);
      setSettings((before) => withChange(before, change));
    },
    /** Null if no row has a picture. */
    latePictures: rows?.some(({ picture }) => Boolean(picture)) === true ? latePictures : null,
    setLatePictures,
    timeText,
    setTimeText,
    timeMessage: time.message,
    mistakes,
    onlyMistakes,
    setOnlyMistakes,
    /** Null until the rows are there and the columns are chosen. */
    questions,
    ready: chosen && time.message === null && questions !== null && questions > 0,
    start,
  };
}
