import { Archive, AnkiError } from '@wordcluster/anki';
import { clusterErrors, normalizeClusterForm } from '@wordcluster/domain/clusters/cluster-form';
import { open } from 'node:fs/promises';
import { z } from 'zod';
import { ACCOUNT_FILE } from './account-file-name.ts';
import { REVIEW_KINDS } from './note-reviews.ts';

/** Unpacked. A hundred thousand rows with twenty answers each take two thirds of it. */
const MAX_BYTES = 256 * 1024 * 1024;

const column = z.union([z.literal(1), z.literal(2), z.literal(3)]);
const slot = z.union([z.literal(0), column]);
const text = z.string().max(10_000).nullable();

const answer = z.object({
  id: z.guid(),
  kind: z.enum(REVIEW_KINDS),
  source: column,
  target: column,
  /** Milliseconds since 1970. */
  at: z.number().int().nonnegative().max(8.64e15),
  rating: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]).nullable(),
  verdict: z.string().max(40).nullable(),
  way: z.string().max(40).nullable(),
  took: z.number().int().nonnegative().nullable(),
  stability: z.number().positive().max(100_000).optional(),
  difficulty: z.number().min(1).max(10).optional(),
});

/** An answer has a rating, and an entry of another program both of its figures. */
const isWhole = ({ kind, rating, source, target, stability, difficulty }: z.infer<typeof answer>): boolean =>
  (kind === 'answer') === (rating !== null) &&
  (kind === 'given') === (stability !== undefined) &&
  (kind === 'given') === (difficulty !== undefined) &&
  source !== target;

const meta = {
  title: z.string(),
  description: text,
  col_1_name: z.string(),
  col_2_name: text,
  col_3_name: text,
  col_1_language: text,
  col_2_language: text,
  col_3_language: text,
};

const accountFile = z.object({
  wordcluster: z.literal(1),
  installation: z.string().regex(/^[0-9a-f]{8}$/),
  clusters: z
    .array(
      z.object({
        id: z.number().int().positive(),
        ...meta,
        rows: z.array(
          z.object({
            id: z.number().int().positive(),
            values: z.array(z.string().max(10_000).nullable()).length(3),
            tags: z.array(z.string().max(1000)).max(1000),
            reviews: z.array(answer.refine(isWhole)).max(100_000),
            media: z
              .array(z.object({ slot, name: z.string().max(200) }))
              .max(4)
              .default([]),
          }),
        ),
      }),
    )
    .max(20_000),
});

type Written = z.infer<typeof accountFile>;
export type AccountRow = Written['clusters'][number]['rows'][number];

/** How a cluster is made again; `key` is by which its rows find it the next time. */
export interface AccountCluster {
  key: string;
  title: string;
  description: string | null;
  col_1_name: string;
  col_2_name: string | null;
  col_3_name: string | null;
  col_1_language: string | null;
  col_2_language: string | null;
  col_3_language: string | null;
}

export interface AccountFile {
  installation: string;
  clusters: { id: number; cluster: Omit<AccountCluster, 'key'>; rows: AccountRow[] }[];
}

/**
 * The words of an account's archive; null for any other file. Content that an export would not write is reported as
 * damaged.
 */
export async function openAccount(path: string, onPart: (bytes: number) => void): Promise<AccountFile | null> {
  await using file = await open(path);
  const { buffer } = await file.read(Buffer.alloc(2), 0, 2, 0);
  if (buffer.toString('latin1') !== 'PK') return null;
  const archive = await Archive.open(path, onPart);
  try {
    if (!archive.has(ACCOUNT_FILE)) return null;
    const written = accountFile.safeParse(parsed(await archive.read(ACCOUNT_FILE, MAX_BYTES)));
    if (!written.success) throw new AnkiError('damaged');
    const clusters = written.data.clusters.map(({ id, rows, ...cluster }) => {
      if (Object.keys(clusterErrors(cluster)).length > 0) throw new AnkiError('damaged');
      return { id, cluster: { ...normalizeClusterForm(cluster) }, rows };
    });
    return { installation: written.data.installation, clusters };
  } finally {
    archive.close();
  }
}

function parsed(content: Buffer): unknown {
  try {
    return JSON.parse(content.toString('utf8'));
  } catch (error) {
    throw new AnkiError('damaged', { cause: error });
  }
}
