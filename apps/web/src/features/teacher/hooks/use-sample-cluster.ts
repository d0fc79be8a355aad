import { useLingui } from '@lingui/react/macro';
import { currentPreferences } from '../../../platform/queries/preferences.ts';
import { useGenerateRows, useImportRows } from '../api/calls.ts';

/** A topic that every teacher knows, and how many of its words are enough to practise with. */
const TOPIC = 'greetings';
const WORDS = 10;

/**
 * Creates a cluster of everyday words by the teacher; resolves to its id. The default for English speakers is Spanish.
 */
export function useSampleCluster() {
  const { t, i18n } = useLingui();
  const generate = useGenerateRows();
  const take = useImportRows();
  const make = async (): Promise<number> => {
    const { learning_language, native_language } = currentPreferences();
    const known = native_language ?? i18n.locale;
    await generate.mutateAsync({
      cluster_id: null,
      cluster_title: t`First words`,
      topic: TOPIC,
      word_count: WORDS,
      col_1_language: learning_language ?? (known === 'en' ? 'es' : 'en'),
      col_2_language: known,
      col_3_language: null,
    });
    return (await take.mutateAsync()).cluster_id;
  };
  return { make, busy: generate.isPending || take.isPending };
}
