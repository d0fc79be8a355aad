import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CLUSTER_SORTS, movedTo, shownClusters, tagsInUse, type ListView } from '../../src/clusters/list-view.ts';

const ALL: ListView = { search: '', tag: null, archived: false, sort: 'own' };

const listed = (id: number, title: string, more: object = {}) => ({
  id,
  title,
  description: null,
  col_1_name: 'Word',
  col_2_name: null,
  col_3_name: null,
  col_1_language: null,
  col_2_language: null,
  col_3_language: null,
  tags: [] as string[],
  archived: false,
  disabled: false,
  updated_at: `2026-03-0${id}T09:00:00.000Z`,
  last_practised_at: null as string | null,
  shared_by: null as { first_name: string; last_name: string } | null,
  ...more,
});

const LIST = [
  listed(1, 'Šport', { tags: ['school', 'B1'], last_practised_at: '2026-03-09T09:00:00.000Z' }),
  listed(2, 'Zvieratá', { disabled: true }),
  listed(3, 'Čísla 10', { last_practised_at: '2026-04-09T09:00:00.000Z' }),
  listed(4, 'Čísla 9', { archived: true, tags: ['school'] }),
  listed(5, 'Café', { shared_by: { first_name: 'Jana', last_name: 'Ďuricová' }, tags: ['work'] }),
];
const ids = (view: Partial<ListView>) => shownClusters(LIST, { ...ALL, ...view }, 'sk').map(({ id }) => id);

describe('the clusters list', () => {
  it('is in its own order without the archive, disabled ones last', () => {
    expect(ids({})).toEqual([1, 3, 5, 2]);
    expect(ids({ archived: true })).toEqual([4]);
  });
  it('is searched without case and accents by what a card says, whose it is too', () => {
    expect(ids({ search: ' sport' })).toEqual([1]);
    expect(ids({ search: 'CAFE' })).toEqual([5]);
    expect(ids({ search: 'duric' })).toEqual([5]);
    expect(ids({ search: 'b1' })).toEqual([1]);
    expect(ids({ search: 'cisla' })).toEqual([3]);
  });
  it('is narrowed to a tag, together with the search', () => {
    expect(ids({ tag: 'school' })).toEqual([1]);
    expect(ids({ tag: 'school', search: 'work' })).toEqual([]);
    expect(tagsInUse(LIST, 'sk')).toEqual(['B1', 'school', 'work']);
  });
  it('is sorted by the last practice, the last change and the alphabet of the language', () => {
    expect(ids({ sort: 'practised' })).toEqual([3, 1, 5, 2]);
    expect(ids({ sort: 'changed' })).toEqual([5, 3, 1, 2]);
    expect(ids({ sort: 'title' })).toEqual([5, 3, 1, 2]);
    expect(ids({ sort: 'title', archived: true })).toEqual([4]);
  });
  it('shows every cluster in one of its two halves, however it is sorted', () => {
    fc.assert(
      fc.property(fc.constantFrom(...CLUSTER_SORTS), (sort) => {
        expect([...ids({ sort }), ...ids({ sort, archived: true })].toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5]);
      }),
    );
  });
  it('moves one to the position of another, and the rest keep their order', () => {
    expect(movedTo(LIST, 5, 1).map(({ id }) => id)).toEqual([5, 1, 2, 3, 4]);
    expect(movedTo(LIST, 1, 4).map(({ id }) => id)).toEqual([2, 3, 4, 1, 5]);
    expect(movedTo(LIST, 1, 99)).toBe(LIST);
  });
});
