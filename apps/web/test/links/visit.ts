import { NO_MEDIA } from '@wordcluster/domain/clusters/media';

const row = (id: number, first: string, second: string) => ({
  id,
  row_number: id,
  col_1_value: first,
  col_2_value: second,
  col_3_value: null,
  ...NO_MEDIA,
});

/** The words of a link, as visitors get them. */
export const VISIT = {
  title: 'Animals',
  description: 'Of the farm',
  col_1_name: 'Tier',
  col_2_name: 'Zviera',
  col_3_name: null,
  col_1_language: 'de',
  col_2_language: 'sk',
  col_3_language: null,
  voiced: ['de'],
  rows: [row(1, 'Hund', 'pes'), row(2, 'Katze', 'mačka')],
  rows_total: 2,
};
