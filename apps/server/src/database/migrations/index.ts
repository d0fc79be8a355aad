import { readdirSync } from 'node:fs';
import type { Migration } from 'kysely/migration';

const FILE = /^(\d{4}-[\w-]+)\.ts$/;

/** Every migration of this folder under the name of its file, by which the database records it; Kysely sorts them by name. */
export const migrations: Record<string, Migration> = Object.fromEntries(
  await Promise.all(
    readdirSync(import.meta.dirname)
      .flatMap((file) => FILE.exec(file)?.[1] ?? [])
      .map(async (name) => [name, (await import(/* @vite-ignore */ `./${name}.ts`)) as Migration] as const),
  ),
);
