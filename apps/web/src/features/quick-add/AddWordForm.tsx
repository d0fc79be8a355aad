import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { columnLanguage, columnName, usedColumns } from '@wordcluster/domain/clusters/cluster';
import { languageDirection } from '@wordcluster/domain/languages/languages';
import { clusterPath } from '@wordcluster/domain/practice/routes';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { asFailure, type ApiFailure } from '../../platform/http/api-failure.ts';
import { call } from '../../platform/http/api.ts';
import { refreshClusters, refreshRows, type Cluster } from '../../platform/queries/clusters.ts';
import { readText, writeText } from '../../platform/storage/storage.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Field } from '../../ui/Field.tsx';
import { failureText } from '../../ui/messages.ts';
import { SelectField } from '../../ui/SelectField.tsx';
import { showToast } from '../../ui/toasts.ts';
import { wordsOf, type QueryWord } from './word-from-query.ts';

export interface Draft {
  col_1_value: string;
  col_2_value: string;
  col_3_value: string;
}
type Complete = (draft: Draft, left: 1) => Promise<Draft>;

/** Default: the cluster of the last added word. */
const LAST_CLUSTER = 'add_word_cluster';
const LONGEST = 1000;

interface AddWordFormProps {
  clusters: readonly Cluster[];
  fromQuery: QueryWord;
  cluster: Cluster;
  onCluster: (id: number) => void;
  /** Translates empty fields; absent without a translator. */
  complete: Complete | undefined;
}

export const lastCluster = (): number => Number(readText(LAST_CLUSTER) ?? 0);

/** The cells as typed; an empty translation is filled in. */
function useDraft(fromQuery: QueryWord, complete: Complete | undefined) {
  const [draft, setDraft] = useState<Draft>({
    col_1_value: fromQuery.word,
    col_2_value: '',
    col_3_value: fromQuery.sentence,
  });
  const latest = useRef(draft);
  const translated = useRef('');
  useEffect(() => {
    latest.current = draft;
  });
  /** Only fills empty fields: text typed meanwhile is kept. */
  const translate = useCallback(
    async (given: Draft) => {
      if (!complete || given.col_1_value.trim() === '' || given.col_2_value !== '') return;
      const { col_2_value } = await complete(given, 1);
      translated.current = col_2_value;
      setDraft((now) =>
        now.col_1_value === given.col_1_value && now.col_2_value === '' ? { ...now, col_2_value } : now,
      );
    },
    [complete],
  );
  // A shared word is translated at once, and again for each cluster, as its languages differ.
  useEffect(() => void translate(latest.current), [translate]);
  const clearTranslation = () =>
    setDraft((now) => (now.col_2_value === translated.current ? { ...now, col_2_value: '' } : now));
  return { draft, setDraft, translate, clearTranslation };
}

interface WordChoicesProps {
  choices: readonly string[];
  chosen: string;
  onChoose: (word: string) => void;
}

/** The words of a shared sentence, to choose one. */
function WordChoices({ choices, chosen, onChoose }: WordChoicesProps) {
  const { t } = useLingui();
  if (choices.length === 0) return null;
  return (
    <Box role="group" aria-label={t`Words of the sentence`}>
      <Typography variant="subtitle2" component="p" sx={{ mb: 0.75 }}>
        <Trans>Which word?</Trans>
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {choices.map((choice) => (
          <Chip
            key={choice}
            label={choice}
            translate="no"
            variant="outlined"
            sx={{
              height: 36,
              borderRadius: 1,
              typography: 'body2',
              ...(choice === chosen && { borderColor: 'primary.main', color: 'primary.main', fontWeight: 700 }),
            }}
            aria-pressed={choice === chosen}
            onClick={() => onChoose(choice)}
          />
        ))}
      </Box>
    </Box>
  );
}

/** Form for adding a word with its translation and context sentence to a cluster. */
export function AddWordForm({ clusters, fromQuery, cluster, onCluster, complete }: AddWordFormProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { draft, setDraft, translate, clearTranslation } = useDraft(fromQuery, complete);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ApiFailure | null>(null);
  const columns = usedColumns(cluster);
  const word = draft.col_1_value.trim();

  const changeCluster = (id: number) => {
    clearTranslation();
    onCluster(id);
  };

  const choose = (chosen: string) => {
    const next = { ...draft, col_1_value: chosen, col_2_value: '' };
    setDraft(next);
    void translate(next);
  };
  const add = async () => {
    setBusy(true);
    setProblem(null);
    try {
      const cells = Object.fromEntries(columns.map((column) => [`col_${column}_value`, draft[`col_${column}_value`]]));
      await call('POST /api/clusters/:cluster_id/clusterRows', { params: { cluster_id: cluster.id }, body: cells });
      writeText(LAST_CLUSTER, String(cluster.id));
      await Promise.all([refreshRows(cluster.id), refreshClusters()]);
      showToast({ message: t`${word} was added.`, severity: 'success' });
      void navigate(clusterPath(cluster.id));
    } catch (error) {
      setProblem(asFailure(error));
      setBusy(false);
    }
  };
  const choices = fromQuery.sentence === '' ? [] : wordsOf(fromQuery.sentence);
  return (
    <Card
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (word !== '' && !busy) void add();
      }}
      sx={{ p: { xs: 2.5, sm: 4 }, display: 'grid', gap: 2.5 }}
    >
      {problem && <Banner>{failureText(problem)}</Banner>}
      <SelectField
        label={t`Cluster`}
        value={String(cluster.id)}
        options={clusters.map(({ id, title }) => ({ value: String(id), label: title }))}
        disabled={busy}
        onChange={(id) => changeCluster(Number(id))}
      />
      <WordChoices choices={choices} chosen={word} onChoose={choose} />
      {columns.map((column) => {
        const language = columnLanguage(cluster, column);
        return (
          <Field
            key={column}
            label={columnName(cluster, column)}
            value={draft[`col_${column}_value`]}
            disabled={busy}
            multiline={column === 3}
            inputProps={{ maxLength: LONGEST, lang: language ?? undefined, dir: languageDirection(language) }}
            onChange={({ target }) => setDraft({ ...draft, [`col_${column}_value`]: target.value })}
            onBlur={() => column === 1 && void translate(draft)}
          />
        );
      })}
      <Box>
        <Button type="submit" variant="contained" disabled={word === '' || busy}>
          <Trans>Add word</Trans>
        </Button>
      </Box>
    </Card>
  );
}
