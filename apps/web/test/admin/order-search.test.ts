import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changedParams, readOrderSearch, readSearchText } from '../../src/features/admin/components/Orders.tsx';

const read = (query: string) => readOrderSearch(new URLSearchParams(query));

describe('the address of the orders page', () => {
  it('asks for the newest orders when it says nothing', () => {
    expect(read('')).toEqual({
      page: 1,
      per_page: 50,
      sort: 'created_at',
      direction: 'desc',
      order_status: '',
    });
  });

  it('keeps page, order and status, and no text from an address', () => {
    expect(read('page=3&sort=price&direction=asc&search=Nov%C3%A1k&status=PAID')).toEqual({
      page: 3,
      per_page: 50,
      sort: 'price',
      direction: 'asc',
      order_status: 'PAID',
    });
  });

  it('makes no request that the server would refuse, whatever the query contains', () => {
    const keys = fc.constantFrom('page', 'sort', 'direction', 'search', 'status');
    fc.assert(
      fc.property(fc.array(fc.tuple(keys, fc.string({ maxLength: 300 }))), (pairs) => {
        const search = readOrderSearch(new URLSearchParams(pairs));
        expect(search.page).toBeGreaterThanOrEqual(1);
        expect(['id', 'customer', 'order_status', 'coupon', 'created_at', 'price', 'days']).toContain(search.sort);
        expect(['', 'CREATED', 'PAID', 'CANCELED']).toContain(search.order_status);
      }),
    );
  });

  it('searches for the text in the history state, whatever else is there', () => {
    expect(readSearchText({ search: 'Novák' })).toBe('Novák');
    fc.assert(fc.property(fc.anything(), (state) => readSearchText(state).length <= 200));
    fc.assert(
      fc.property(fc.string({ maxLength: 400 }), (text) => readSearchText({ search: text }) === text.slice(0, 200)),
    );
  });

  it('begins at the first page when search or order change, and forgets blank values', () => {
    const before = new URLSearchParams('page=4&status=PAID');
    expect(changedParams(before, { sort: 'price' }).toString()).toBe('status=PAID&sort=price');
    expect(changedParams(before, { status: '' }).toString()).toBe('');
    expect(changedParams(before, { page: 5 }).toString()).toBe('page=5&status=PAID');
  });
});
