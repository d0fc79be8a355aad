import type { BodyOf } from '@wordcluster/contract/types';
import { validateCluster } from '@wordcluster/domain/clusters/cluster-form';
import { languageCodeOf } from '@wordcluster/domain/languages/languages';
import { assertValid } from '../../failure.ts';

const trimmed = (value: string | null | undefined): string | null => value?.trim().normalize('NFC') || null;

/** The columns of `clusters` that a form fills: checked by the domain's rules, trimmed, empty as null, '-' as no language. */
export function clusterValues(input: BodyOf<'POST /api/clusters'>) {
  assertValid(validateCluster(input));
  return {
    title: input.title.trim().normalize('NFC'),
    description: trimmed(input.description),
    col_1_name: input.col_1_name.trim().normalize('NFC'),
    col_2_name: trimmed(input.col_2_name),
    col_3_name: trimmed(input.col_3_name),
    col_1_language: languageCodeOf(input.col_1_language),
    col_2_language: languageCodeOf(input.col_2_language),
    col_3_language: languageCodeOf(input.col_3_language),
  };
}
