import {
  clusterErrors,
  NO_LANGUAGE,
  normalizeClusterForm,
  validateDescription,
  validateFirstColumnName,
  validateOtherColumnName,
  validateTitle,
  type ClusterForm,
} from '@wordcluster/domain/clusters/cluster-form';
import { useLanguageName } from '../../../platform/browser/display-names.ts';
import type { Cluster } from '../../../platform/queries/clusters.ts';
import { currentPreferences, languagesOfNewColumns } from '../../../platform/queries/preferences.ts';
import { useFields } from '../../../ui/use-fields.ts';

type ClusterFields = {
  title: string;
  description: string;
  col_1_name: string;
  col_2_name: string;
  col_3_name: string;
  col_1_language: string;
  col_2_language: string;
  col_3_language: string;
};

/** A new cluster begins with columns of the languages that the person learns and speaks. */
function ownColumns(nameOf: (code: string) => string) {
  const { first, second } = languagesOfNewColumns(currentPreferences());
  return {
    col_1_name: first === null ? '' : nameOf(first),
    col_2_name: second === null ? '' : nameOf(second),
    col_1_language: first ?? NO_LANGUAGE,
    col_2_language: second ?? NO_LANGUAGE,
    col_3_language: NO_LANGUAGE,
  };
}

const fieldsOf = (cluster: Cluster | null, nameOf: (code: string) => string): ClusterFields => ({
  title: cluster?.title ?? '',
  description: cluster?.description ?? '',
  col_1_name: cluster?.col_1_name ?? '',
  col_2_name: cluster?.col_2_name ?? '',
  col_3_name: cluster?.col_3_name ?? '',
  ...(cluster === null
    ? ownColumns(nameOf)
    : {
        col_1_language: cluster.col_1_language ?? NO_LANGUAGE,
        col_2_language: cluster.col_2_language ?? NO_LANGUAGE,
        col_3_language: cluster.col_3_language ?? NO_LANGUAGE,
      }),
});

/** The form of a cluster: its fields, whether it may be sent, and what is sent. */
export function useClusterFields(cluster: Cluster | null) {
  const nameOf = useLanguageName();
  const form = useFields(fieldsOf(cluster, nameOf), {
    title: validateTitle,
    description: validateDescription,
    col_1_name: validateFirstColumnName,
    col_2_name: validateOtherColumnName,
    col_3_name: validateOtherColumnName,
  });
  const typed: ClusterForm = form.values;
  const complete = Object.keys(clusterErrors(typed)).length === 0;

  /** A column that nobody named bears the name of its language. */
  const nameColumn = (column: 1 | 2 | 3, code: string) => {
    const name = `col_${column}_name` as const;
    const before = form.values[`col_${column}_language`];
    const unnamed = form.values[name].trim() === '' || (before !== NO_LANGUAGE && form.values[name] === nameOf(before));
    if (unnamed) form.set(name, code === NO_LANGUAGE ? '' : nameOf(code));
  };

  /** A column without its language frees the columns behind it too: they wait for the one before. */
  const setLanguage = (column: 1 | 2 | 3, code: string) => {
    nameColumn(column, code);
    form.set(`col_${column}_language`, code);
    if (code !== NO_LANGUAGE) return;
    if (column < 2) form.set('col_2_language', NO_LANGUAGE);
    if (column < 3) form.set('col_3_language', NO_LANGUAGE);
  };

  return { ...form, typed, complete, setLanguage, toSend: () => ({ ...normalizeClusterForm(typed) }) };
}
