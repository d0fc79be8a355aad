import type { CallSpec } from '@wordcluster/contract/call';
import { calls } from '@wordcluster/contract/all';
import fc, { type Arbitrary } from 'fast-check';
import { z } from 'zod';
import type { Person } from './target.ts';
import { credentials, type Sent } from './wire.ts';

/** Values that have broken programs before. */
const HOSTILE: readonly unknown[] = [
  '',
  ' ',
  '\0',
  '\ud800',
  '\u202e',
  '\ufeff',
  'x'.repeat(20_000),
  '😀'.repeat(3_000),
  "'; drop table users; --",
  '../../etc/passwd',
  '%00',
  '%',
  '${7*7}',
  '<script>alert(1)</script>',
  '__proto__',
  'constructor',
  'a@b',
  '=1+1',
  '-1',
  '1e400',
  '9'.repeat(400),
  'true',
  'null',
  '2026-02-30',
  -1,
  0,
  0.1,
  1e21,
  2 ** 31,
  2 ** 53,
  -(2 ** 63),
  1e308,
  true,
  false,
  null,
  [],
  {},
  [[]],
  [null],
  { a: { b: { c: {} } } },
  { __proto__: 1 },
  Array.from({ length: 500 }, () => 0),
];
const hostile = fc.constantFrom(...HOSTILE);

type Shape = z.core.JSONSchema.BaseSchema;

/** Values that a schema may well take. */
function fitting(shape: Shape): Arbitrary<unknown> {
  if (shape.const !== undefined) return fc.constant(shape.const);
  if (shape.enum) return fc.constantFrom(...shape.enum);
  const choices = shape.anyOf ?? shape.oneOf;
  if (choices) return fc.oneof(...choices.map((choice) => mixed(choice)));
  switch (shape.type) {
    case 'string':
      return fc.oneof(
        fc.string({ maxLength: 20 }),
        fc.constantFrom('word', 'Wordcluster1', 'a@example.com', 'en', 'Words'),
      );
    case 'integer':
      return fc.integer({ min: -2, max: 400 });
    case 'number':
      return fc.double();
    case 'boolean':
      return fc.boolean();
    case 'array':
      return fc.array(mixed((shape.items ?? {}) as Shape), { maxLength: 6 });
    case 'object':
      return fields(shape);
    default:
      return hostile;
  }
}

const mixed = (shape: Shape): Arbitrary<unknown> =>
  fc.oneof({ weight: 3, arbitrary: fitting(shape) }, { weight: 1, arbitrary: hostile });

function fields(shape: Shape): Arbitrary<Record<string, unknown>> {
  const known = Object.entries(shape.properties ?? {}).map(([name, field]) => [name, mixed(field as Shape)] as const);
  return fc
    .tuple(
      fc.record(Object.fromEntries(known), { requiredKeys: [] }),
      fc.record(Object.fromEntries(known)),
      fc.dictionary(fc.string(), hostile, { maxKeys: 2 }),
      fc.nat(9),
    )
    .map(([some, all, unknown, dice]) => (dice < 7 ? all : dice < 9 ? some : { ...all, ...unknown }));
}

const shapeOf = (schema: z.ZodType): Shape => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });

/**
 * Left out: calls that end an attacker's own session or account, and those by which the administrator may lock out or remove
 * a person, the learner too. The calls after them would all be refused.
 */
const SPARED = /logout|remove-account|sessions|\/api\/users\/:|(?:PATCH|DELETE) \/api\/people\/:/;

/** Bytes and how they are called, as programs send bodies and as they do not. */
function bodyOf(spec: CallSpec): Arbitrary<{ body: Buffer | null; headers: Record<string, string> }> {
  const json = { 'content-type': 'application/json' };
  const named = (headers: Record<string, string>) => (body: string | Buffer) => ({ body: Buffer.from(body), headers });
  const value = spec.body ? mixed(shapeOf(spec.body)) : hostile;
  const text = value.map((parsed) => JSON.stringify(parsed) ?? '');
  const broken = fc.tuple(text, fc.nat(60)).map(([whole, cut]) => whole.slice(0, cut));
  const deep = fc.integer({ min: 1, max: 50_000 }).map((depth) => '['.repeat(depth) + ']'.repeat(depth));
  const form = fc
    .tuple(fc.uint8Array({ maxLength: 400 }), fc.nat(400))
    .map(([bytes, cut]) =>
      Buffer.concat([
        Buffer.from('--b\r\nContent-Disposition: form-data; name="import_file"; filename="a.csv"\r\n\r\n'),
        bytes,
        Buffer.from('\r\n--b--\r\n'),
      ]).subarray(0, cut),
    );
  return fc.oneof(
    { weight: spec.upload ? 1 : 12, arbitrary: text.map(named(json)) },
    { weight: 1, arbitrary: broken.map(named(json)) },
    { weight: 1, arbitrary: deep.map(named(json)) },
    { weight: 1, arbitrary: text.map((body) => ({ body: Buffer.from(body, 'utf16le'), headers: json })) },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 200 }).map((bytes) => named(json)(Buffer.from(bytes))) },
    { weight: 1, arbitrary: text.map(named({ ...json, 'content-encoding': 'gzip' })) },
    { weight: 1, arbitrary: text.map(named({ 'content-type': 'text/plain; charset=utf-7' })) },
    { weight: 1, arbitrary: fc.constant({ body: null, headers: json }) },
    { weight: spec.upload ? 12 : 1, arbitrary: form.map(named({ 'content-type': 'multipart/form-data; boundary=b' })) },
  );
}

function pathOf(path: string, spec: CallSpec, person: Person | null, strangers: Person): Arbitrary<string> {
  const own: Record<string, number> = { cluster_id: person?.cluster ?? 1, row_id: person?.row ?? 1 };
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  const segment = (name: string) =>
    fc.oneof(
      { weight: 4, arbitrary: fc.constant(`${own[name] ?? 1}`) },
      { weight: 1, arbitrary: fc.constant(`${strangers.cluster}`) },
      {
        weight: 1,
        arbitrary: fc.constantFrom('abc', '0', '-1', '1e3', '%00', '%ff', '..%2f', '9'.repeat(30), '%F0%9F%98%80'),
      },
    );
  const query = spec.query ? fields(shapeOf(spec.query)) : fc.dictionary(fc.string(), fc.string(), { maxKeys: 1 });
  return fc.tuple(fc.tuple(...names.map(segment)), query).map(([ids, asked]) => {
    const filled = names.reduce((whole, name, index) => whole.replace(`:${name}`, ids[index] ?? ''), path);
    const pairs = Object.entries(asked).map(([name, value]) => `${escape(name)}=${escape(value)}`);
    return pairs.length > 0 ? `${filled}?${pairs.join('&').slice(0, 4_000)}` : filled;
  });
}

const escape = (value: unknown) =>
  encodeURIComponent((typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed());

export interface HostileCall extends Sent {
  name: string;
}

/** Calls of the whole contract, as `person` or without an account. `strangers` is a user whose data they must not reach. */
export function hostileCalls(person: Person | null, strangers: Person): Arbitrary<HostileCall> {
  const all = Object.entries(calls as Record<string, CallSpec>).filter(([name]) => !SPARED.test(name));
  return fc.oneof(
    ...all.map(([name, spec]) => {
      const [method = 'GET', path = '/'] = name.split(' ');
      const body = method === 'GET' ? fc.constant({ body: null, headers: {} }) : bodyOf(spec);
      return fc.tuple(pathOf(path, spec, person, strangers), body).map(([filled, sent]) => ({
        name,
        method,
        path: filled,
        headers: { ...credentials(person?.token ?? null), ...sent.headers },
        body: sent.body,
      }));
    }),
  );
}
