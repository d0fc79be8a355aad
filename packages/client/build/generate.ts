import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { calls } from '@wordcluster/contract/all';
import type { CallSpec } from '@wordcluster/contract/call';
import { z } from 'zod';

/** The part of zod's JSON schema that types can express. */
interface Schema {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
  items?: Schema;
  prefixItems?: Schema[];
  $ref?: string;
  $defs?: Record<string, Schema>;
}

const literal = (value: unknown) =>
  typeof value === 'string' ? `'${value.replace(/[\\']/g, '\\$&')}'` : JSON.stringify(value);
/** Longer lists are no help to a reader: ids of messages, for example. */
const MAX_LITERALS = 30;
const PRIMITIVES: Record<string, string> = {
  string: 'string',
  number: 'number',
  integer: 'number',
  boolean: 'boolean',
  null: 'null',
};

function typeOf(schema: Schema, defs = schema.$defs ?? {}): string {
  const of = (part: Schema) => typeOf(part, defs);
  if (schema.$ref !== undefined) {
    const named = defs[schema.$ref.split('/').at(-1) ?? ''];
    return named ? of(named) : 'unknown';
  }
  if (schema.const !== undefined) return literal(schema.const);
  if (schema.enum && schema.enum.length <= MAX_LITERALS) return schema.enum.map(literal).join(' | ');
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return [...new Set(choices.map(of))].join(' | ');
  if (schema.type === 'array') return `(${schema.items ? of(schema.items) : 'unknown'})[]`;
  if (schema.type === 'object') return objectType(schema, of);
  const types = [schema.type ?? ''].flat();
  return types.map((type) => PRIMITIVES[type] ?? 'unknown').join(' | ');
}

function objectType({ properties, required = [], additionalProperties }: Schema, of: (part: Schema) => string): string {
  if (!properties || Object.keys(properties).length === 0)
    return typeof additionalProperties === 'object'
      ? `Record<string, ${of(additionalProperties)}>`
      : 'Record<string, never>';
  const fields = Object.entries(properties).map(
    ([name, field]) => `${/^\w+$/.test(name) ? name : `'${name}'`}${required.includes(name) ? '' : '?'}: ${of(field)}`,
  );
  return `{ ${fields.join('; ')} }`;
}

const written = (schema: z.ZodType, io: 'input' | 'output') =>
  typeOf(z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Schema);

function optional(schema: z.ZodType): '' | '?' {
  return schema.safeParse(undefined).success || schema.safeParse({}).success ? '?' : '';
}

function parameters(name: string, schema: z.ZodObject | undefined, type: string): string[] {
  if (!schema) return [];
  const fields = Object.entries(schema.shape).map(([key, field]) => {
    const open = name === 'query' && (field as z.ZodType).safeParse(undefined).success ? '?' : '';
    return `${key}${open}: ${type}`;
  });
  return [`${name}${optional(schema)}: { ${fields.join('; ')} }`];
}

function callType(spec: CallSpec): string {
  const body = spec.upload
    ? [`body: { ${spec.upload}: Blob }`]
    : spec.body
      ? [`body${optional(spec.body)}: ${written(spec.body, 'input')}`]
      : [];
  return [
    ...parameters('params', spec.params, 'string | number'),
    ...parameters('query', spec.query, 'string | number'),
    ...body,
    `response: ${spec.response === 'binary' ? 'Blob' : written(spec.response, 'output')}`,
  ].join(';\n    ');
}

/** The calls that an access token reaches, as TypeScript. */
export function generatedCalls(): string {
  const reached = (Object.entries(calls) as [string, CallSpec][]).filter(([, { scope }]) => scope !== undefined);
  const types = reached.map(
    ([name, spec]) => `  /** ${spec.summary} (${spec.scope}) */\n  '${name}': {\n    ${callType(spec)};\n  };`,
  );
  const files = reached.flatMap(([name, { upload }]) => (upload ? [`  '${name}': '${upload}',`] : []));
  return `// Written by build/generate.ts from the contract.

/** The calls that an access token reaches: what each takes and answers. In brackets the scope that it needs. */
export interface Calls {
${types.join('\n')}
}

/** Calls that take a file, and the name of its field. */
export const METHODS_WITH_FILES: Readonly<Record<string, string>> = {
${files.join('\n')}
};
`;
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  writeFileSync(new URL('../src/calls.ts', import.meta.url), generatedCalls());
