import fastJson from 'fast-json-stringify';
import { z } from 'zod';

/** zod writes "or null" as a union; `nullable` is equivalent and lets the serializer skip trying each branch. */
function simplifyNullable(schema: Record<string, unknown>): void {
  const branches = schema['anyOf'];
  if (!Array.isArray(branches) || branches.length !== 2) return;
  const real = branches.find((branch: { type?: string }) => branch.type !== 'null') as
    | Record<string, unknown>
    | undefined;
  if (!real || real['anyOf'] || branches.every((branch: { type?: string }) => branch.type !== 'null')) return;
  delete schema['anyOf'];
  Object.assign(schema, real, { nullable: true });
}

/** The JSON schema of a response for the serializer. */
function responseSchema(schema: z.ZodType): Record<string, unknown> {
  return z.toJSONSchema(schema, {
    target: 'draft-7',
    io: 'output',
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      simplifyNullable(jsonSchema);
      // Checked on the way in; on the way out a pattern would only cost time.
      delete jsonSchema.pattern;
      delete jsonSchema.format;
    },
  });
}

type Serializer = (response: unknown) => string;

/** Cache: several applications in one process, as in tests, share compiled serializers. */
const compiled = new WeakMap<z.ZodType, Serializer>();

/** The serializer of a response, compiled at its first use in this process. */
export function responseSerializer(schema: z.ZodType): Serializer {
  const known = compiled.get(schema);
  if (known) return known;
  const serializer = compile(schema);
  compiled.set(schema, serializer);
  return serializer;
}

/**
 * Whitelist: compiles the serializer of a response, so that only fields of the schema leave the server: a column added
 * to a table does not leak. Unions are parsed instead, because the compiled serializer would try their branches.
 */
function compile(schema: z.ZodType): Serializer {
  const json = responseSchema(schema);
  if (json['anyOf']) return (response) => JSON.stringify(schema.parse(response));
  return fastJson(json as unknown as Parameters<typeof fastJson>[0]);
}
