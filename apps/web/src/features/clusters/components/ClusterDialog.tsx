import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { asFailure } from '../../../platform/http/api-failure.ts';
import type { Cluster } from '../../../platform/queries/clusters.ts';
import { AppDialog } from '../../../ui/AppDialog.tsx';
import { Banner } from '../../../ui/Banner.tsx';
import { Disclosure } from '../../../ui/Disclosure.tsx';
import { Field } from '../../../ui/Field.tsx';
import { failureText } from '../../../ui/messages.ts';
import { SubmitActions } from '../../../ui/SubmitActions.tsx';
import { useSaveCluster } from '../api/calls.ts';
import {
  languagePicker,
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
import { languagesOfNewColumns, usePreferences, currentPreferences } from '../../../platform/queries/preferences.ts';
import { LanguagePicker } from './LanguagePicker.tsx';
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

/** Initial columns: the languages that the user learns and speaks. */
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

/** State of the cluster form: its fields, validity, and request. */
function useClusterFields(cluster: Cluster | null) {
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

  /** An unnamed column gets the name of its language. */
  const nameColumn = (column: 1 | 2 | 3, code: string) => {
    const name = `col_${column}_name` as const;
    const before = form.values[`col_${column}_language`];
    const unnamed = form.values[name].trim() === '' || (before !== NO_LANGUAGE && form.values[name] === nameOf(before));
    if (unnamed) form.set(name, code === NO_LANGUAGE ? '' : nameOf(code));
  };

  /** Removing a language disables the columns behind it too. */
  const setLanguage = (column: 1 | 2 | 3, code: string) => {
    nameColumn(column, code);
    form.set(`col_${column}_language`, code);
    if (code !== NO_LANGUAGE) return;
    if (column < 2) form.set('col_2_language', NO_LANGUAGE);
    if (column < 3) form.set('col_3_language', NO_LANGUAGE);
  };

  return { ...form, typed, complete, setLanguage, toSend: () => ({ ...normalizeClusterForm(typed) }) };
}

interface ColumnFieldsProps {
  form: ReturnType<typeof useClusterFields>;
  column: 1 | 2 | 3;
  voiced: ReadonlySet<string>;
}

/** Name and language of one column, side by side. */
function ColumnFields({ form, column, voiced }: ColumnFieldsProps) {
  const { t } = useLingui();
  const { disabled, taken } = languagePicker(form.typed, column);
  const label = { 1: t`Column 1 name`, 2: t`Column 2 name`, 3: t`Column 3 name` }[column];
  const { preferences } = usePreferences();
  const languageName = useLanguageName();
  const own = languagesOfNewColumns(preferences);
  const language = { 1: own.first, 2: own.second, 3: null }[column];
  const ownName = language === null ? null : languageName(language);
  const example = { 1: t`For example: Word`, 2: t`For example: Translation`, 3: t`For example: Example` }[column];
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
      <Field
        label={label}
        placeholder={ownName === null ? example : t`For example: ${ownName}`}
        required={column === 1}
        autoComplete="off"
        {...form.field(`col_${column}_name`)}
      />
      <LanguagePicker
        label={{ 1: t`Column 1 language`, 2: t`Column 2 language`, 3: t`Column 3 language` }[column]}
        value={form.values[`col_${column}_language`]}
        onChange={(code) => form.setLanguage(column, code)}
        disabled={disabled}
        taken={taken}
        voiced={voiced}
      />
    </Box>
  );
}

interface ClusterDialogProps {
  /** The cluster to modify, or null to create one. */
  cluster: Cluster | null;
  voiced: ReadonlySet<string>;
  onClose: () => void;
  onSaved: (cluster: Cluster) => void;
}

/**
 * Create or Configure cluster (Modify cluster in the specification); optional fields are collapsed while creating. An
 * error stays at the top until it is closed.
 */
export default function ClusterDialog({ cluster, voiced, onClose, onSaved }: ClusterDialogProps) {
  const { t } = useLingui();
  const form = useClusterFields(cluster);
  const save = useSaveCluster(cluster);
  const [error, setError] = useState<string | null>(null);

  const submit = () => {
    form.touchAll();
    if (!form.complete) return;
    setError(null);
    save.mutate(form.toSend(), {
      onSuccess: onSaved,
      onError: (thrown) => {
        const failure = asFailure(thrown);
        form.refuse(failure.errors);
        setError(failureText(failure));
      },
    });
  };

  return (
    <AppDialog
      open
      title={cluster === null ? <Trans>Create cluster</Trans> : <Trans>Configure cluster</Trans>}
      onClose={onClose}
      onSubmit={submit}
      busy={save.isPending}
      unsaved={form.changed}
      actions={
        <SubmitActions
          label={cluster === null ? <Trans>Create</Trans> : <Trans>Save</Trans>}
          disabled={!form.complete}
          busy={save.isPending}
          onCancel={onClose}
        />
      }
    >
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        {error !== null && <Banner onClose={() => setError(null)}>{error}</Banner>}
        <Field label={t`Title`} required autoFocus autoComplete="off" {...form.field('title')} />
        <ColumnFields form={form} column={1} voiced={voiced} />
        <ColumnFields form={form} column={2} voiced={voiced} />
        <Disclosure label={<Trans>Description and third column</Trans>} open={cluster !== null}>
          <Box sx={{ display: 'grid', gap: 2.5 }}>
            <Field label={t`Description`} multiline minRows={2} maxRows={6} {...form.field('description')} />
            <ColumnFields form={form} column={3} voiced={voiced} />
          </Box>
        </Disclosure>
      </Box>
    </AppDialog>
  );
}
