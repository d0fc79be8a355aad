import type { BodyOf } from '@wordcluster/contract/types';
import { clusterErrors, normalizeClusterForm } from '@wordcluster/domain/clusters/cluster-form';
import { canonicalLanguage } from '@wordcluster/domain/languages/languages';
import { assertNoErrors } from '../../failure.ts';

const language = (code: string | null | undefined): string | null => (code ? (canonicalLanguage(code) ?? code) : null);

/** The columns of `clusters` that a form fills: checked by the domain's rules, trimmed, empty as null, '-' as no language. */
export function clusterValues(input: BodyOf<'POST /api/clusters'>) {
  const form = {
    title: input.title,
    description: input.description ?? null,
    col_1_name: input.col_1_name,
    col_2_name: input.col_2_name ?? null,
    col_3_name: input.col_3_name ?? null,
    col_1_language: language(input.col_1_language),
    col_2_language: language(input.col_2_language),
    col_3_language: language(input.col_3_language),
  };
  assertNoErrors(clusterErrors(form));
  return normalizeClusterForm(form);
}
