import { calls } from '@wordcluster/contract/all';
import type { CallSpec } from '@wordcluster/contract/call';
import { expect, test } from 'vitest';
import { z } from 'zod';

// Kind 1 of the second security review: calls are limited, and what one call carries is counted. The first walk of five.

/** Of each list in a body, why many entries are no more than one call: they are units of a rate, or one change of one thing. */
const COUNTED: Readonly<Record<string, string>> = {
  'POST /api/reviews reviews': 'units of the answers a minute and a day',
  'POST /api/links/:code/copy answers': 'units of the answers a minute and a day',
  'POST /api/people people': 'the administrator, one transaction',
  'PUT /api/clusters/order cluster_ids': 'one order, one statement',
  'PATCH /api/clusters/:cluster_id/clusterRows edits': 'one transaction of at most 5,000',
  'POST /api/clusters/:cluster_id/clusterRows/copy row_ids': 'one transaction of at most 5,000',
  'POST /api/clusters/:cluster_id/clusterRows/delete row_ids': 'one statement',
  'POST /api/clusters/:cluster_id/clusterRows/restore row_ids': 'one statement',
  'POST /api/goals row_ids': 'one goal',
  'POST /api/goals/preview row_ids': 'one plan at a time a person',
  'POST /api/start-import decks': 'one import, 60 a minute',
  'POST /api/export cluster_ids': 'one address; downloads are a few at a time a person',
  'POST /api/clusters/:cluster_id/print row_ids': 'one sheet, processor time by rows, one at a time a person',
};
/** Lists that belong to one thing, as its tags do. */
const PART_OF_ONE = /^(tags|scopes|ways|busy_days|directions|columns|tag_columns)$/;

type Shape = z.core.JSONSchema.BaseSchema;

function listsIn(shape: Shape): string[] {
  const choices = [...(shape.anyOf ?? []), ...(shape.oneOf ?? [])] as Shape[];
  const own = Object.entries(shape.properties ?? {}).flatMap(([name, field]) => (isList(field as Shape) ? [name] : []));
  return [...own, ...choices.flatMap(listsIn)];
}
const isList = (shape: Shape): boolean =>
  shape.type === 'array' || [...(shape.anyOf ?? []), ...(shape.oneOf ?? [])].some((one) => isList(one));

test('every list that a call takes is counted, or is one change', () => {
  const found = Object.entries(calls as Record<string, CallSpec>).flatMap(([key, { body }]) =>
    body
      ? listsIn(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }))
          .filter((name) => !PART_OF_ONE.test(name))
          .map((name) => `${key} ${name}`)
      : [],
  );
  expect(found.toSorted()).toEqual(Object.keys(COUNTED).toSorted());
});
