import type { CallSpec } from '@wordcluster/contract/call';
import type { FastifyRequest } from 'fastify';
import { message, messageById } from '@wordcluster/domain/messages/all';
import type { Message } from '@wordcluster/domain/messages/all';
import type { z } from 'zod';
import { Failure } from '../failure.ts';

interface Input {
  params: unknown;
  query: unknown;
  body: unknown;
}

/**
 * Parses the input of a call once. An impossible id in the path is "not found"; anything else is a 422 that names the
 * field. The failure is returned, not thrown: authentication comes first.
 */
export function parseInput(spec: CallSpec, request: FastifyRequest): Input | Failure {
  try {
    return {
      params: spec.params ? checkedPath(spec.params, request.params) : undefined,
      query: spec.query ? checked(spec.query, request.query) : undefined,
      body: spec.body ? checked(spec.body, request.body ?? undefined) : undefined,
    };
  } catch (error) {
    if (error instanceof Failure) return error;
    throw error;
  }
}

function checkedPath(schema: z.ZodObject, value: unknown): unknown {
  const result = schema.safeParse(value);
  if (!result.success) throw new Failure('not_found', message('request.no_such_address'));
  return result.data;
}

function checked(schema: z.ZodType, value: unknown): unknown {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  // Without a prototype: a field may be called `valueOf`.
  const errors: Record<string, Message[]> = Object.create(null);
  for (const issue of result.error.issues) collect(issue, errors);
  const first = Object.values(errors)[0]?.[0] ?? message('request.invalid');
  throw new Failure('invalid', first, { errors });
}

type Issue = z.core.$ZodIssue;

function collect(issue: Issue, errors: Record<string, Message[]>, prefix: PropertyKey[] = []): void {
  const path = [...prefix, ...issue.path];
  const add = (field: string, problem: Message) => (errors[field || 'body'] ??= []).push(problem);
  if (issue.code === 'unrecognized_keys') {
    for (const key of issue.keys)
      add([...path, key].join('.'), message('request.field_unknown', { field: key.slice(0, 100) }));
  } else if (issue.code === 'invalid_union' && issue.errors.length > 0) {
    // Every branch failed; the branch with the fewest complaints is the one that was meant.
    const branches = issue.errors.toSorted((a, b) => a.length - b.length);
    for (const inner of branches[0] ?? []) collect(inner, errors, path);
  } else {
    const problem = messageById(issue.message) ?? message('request.field_invalid', { problem: issue.message });
    // An item of a list is wrong: the field is the list.
    add((typeof path.at(-1) === 'number' ? path.slice(0, -1) : path).join('.'), problem);
  }
}
