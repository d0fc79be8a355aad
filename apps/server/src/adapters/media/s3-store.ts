import { AwsClient } from 'aws4fetch';
import { z } from 'zod';
import { optionalText } from '../../config/kinds.ts';
import { MediaStoreFailure, type StorageKey, type MediaStore } from '../../ports/media-store.ts';
import { fetchFrom, provider } from '../provider.ts';
import { databaseStore } from './database-store.ts';

const TIMEOUT_MS = 20_000;

interface Bucket {
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/**
 * Stores pictures and recordings in an S3-compatible storage, the bucket in the path. Files stored in the database
 * before are still found there.
 */
function s3Store({ endpoint, bucket, ...keys }: Bucket, before: MediaStore): MediaStore {
  const client = new AwsClient({ ...keys, service: 's3', retries: 0 });
  const send = fetchFrom(endpoint);
  const address = ({ ownerId, hash }: StorageKey) =>
    `${endpoint.replace(/\/$/, '')}/${encodeURIComponent(bucket)}/media/${ownerId}/${hash}`;

  async function request(key: StorageKey, init: RequestInit): Promise<Response> {
    try {
      // Signed here and sent by our own fetch, which follows no redirect.
      const { url, headers, method } = await client.sign(address(key), init);
      return await send(url, { method, headers, body: init.body ?? null, signal: AbortSignal.timeout(TIMEOUT_MS) });
    } catch (error) {
      throw new MediaStoreFailure('The storage of pictures and recordings cannot be reached.', { cause: error });
    }
  }
  const refused = ({ status }: Response) => new MediaStoreFailure(`The storage answered ${status}.`);

  return {
    name: 's3',
    async put(key, content, type) {
      const response = await request(key, {
        method: 'PUT',
        body: new Uint8Array(content),
        headers: { 'content-type': type },
      });
      await response.body?.cancel();
      if (!response.ok) throw refused(response);
    },
    async get(key) {
      const response = await request(key, { method: 'GET' });
      if (response.status === 404) return before.get(key);
      if (!response.ok) throw refused(response);
      try {
        return Buffer.from(await response.arrayBuffer());
      } catch (error) {
        throw new MediaStoreFailure('The storage broke off.', { cause: error });
      }
    },
    async remove(key) {
      const response = await request(key, { method: 'DELETE' });
      await response.body?.cancel();
      if (!response.ok && response.status !== 404) throw refused(response);
      await before.remove(key);
    },
    async check() {
      // Writes a file too: a missing bucket and a missing file give the same response.
      const key = { ownerId: 0, hash: 'check' };
      for (const init of [{ method: 'PUT', body: 'check' }, { method: 'GET' }, { method: 'DELETE' }]) {
        const response = await request(key, init);
        await response.body?.cancel();
        if (!response.ok) throw refused(response);
      }
    },
  };
}

/** Serves as soon as it has an endpoint. */
export const s3Media = provider({
  name: 's3',
  settings: {
    MEDIA_S3_ENDPOINT: optionalText.pipe(z.url({ protocol: /^https?$/ }).optional()),
    MEDIA_S3_REGION: z.string().trim().min(1).default('us-east-1'),
    MEDIA_S3_BUCKET: optionalText,
    MEDIA_S3_ACCESS_KEY_ID: optionalText,
    MEDIA_S3_SECRET_ACCESS_KEY: optionalText,
  },
  configure(settings) {
    const { MEDIA_S3_ENDPOINT: endpoint, MEDIA_S3_REGION: region, MEDIA_S3_BUCKET: bucket } = settings;
    const { MEDIA_S3_ACCESS_KEY_ID: accessKeyId, MEDIA_S3_SECRET_ACCESS_KEY: secretAccessKey } = settings;
    if (!endpoint) return null;
    if (!bucket || !accessKeyId || !secretAccessKey)
      return 'MEDIA_S3_ENDPOINT needs MEDIA_S3_BUCKET, MEDIA_S3_ACCESS_KEY_ID and MEDIA_S3_SECRET_ACCESS_KEY.';
    return {
      open: ({ db }) => s3Store({ endpoint, region, bucket, accessKeyId, secretAccessKey }, databaseStore(db)),
    };
  },
});
